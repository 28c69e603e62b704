import type { Locator, Page } from "@playwright/test";
import { COLOURS, violations } from "./axe";
import { open, twoFrames } from "./loading";
import { KINDS, kindsAt, PAGES, routes } from "./pages";
import { openDialog, searchFor } from "./search";
import { expect, test } from "./site";

/** The least that has to do (WCAG 2.2, 1.4.10); phones, tablets and desktops; and what is left of these zoomed to 200 %. */
const WIDTHS = [320, 384, 390, 512, 720, 768, 960, 1024, 1440, 1920];

/** What makes a page, or a dialog on it, wider than it is shown. */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const frames = [document.documentElement, ...document.querySelectorAll("dialog[open]")];
    return frames.flatMap((frame) => {
      if (frame.scrollWidth <= frame.clientWidth) return [];
      const end = frame.getBoundingClientRect().left + frame.clientWidth;
      const parts = Array.from(frame.querySelectorAll("*"));
      return parts
        .filter((part) => part.getBoundingClientRect().right > end + 0.5)
        .map((part) => part.outerHTML.slice(0, 80));
    });
  });

for (const kind of KINDS) {
  test(`X7 ${kind.name} is no wider than its window`, async ({ page }) => {
    await page.setViewportSize({ width: WIDTHS[0] ?? 0, height: 800 });
    await open(page, kind.path);
    await kind.show?.(page);
    await page.evaluate(() => {
      for (const details of document.querySelectorAll("details")) details.open = true;
    });
    const found: Record<number, string[]> = {};
    for (const width of WIDTHS.filter((one) => kindsAt(one).includes(kind))) {
      await page.setViewportSize({ width, height: 800 });
      await twoFrames(page);
      const parts = await tooWide(page);
      if (parts.length > 0) found[width] = parts.slice(0, 3);
    }
    expect(found).toEqual({});
  });
}

for (const width of [320, 390]) {
  test(`X7 M4 on ${width} px no doc or post is wider than the window, no formula wider than its text`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const found: string[] = [];
    let seen = 0;
    for (const path of routes.filter((route) => /^\/(docs\/core|blog\/[\w-]+$)/.test(route))) {
      await page.goto(path);
      found.push(...(await tooWide(page)).map((part) => `${path}: ${part}`));
      const overhangs = await page
        .locator("main :is(p, li, h2, h3) math:not([display=block])")
        .evaluateAll((all) =>
          all.map((formula) => {
            const { right } = formula.getBoundingClientRect();
            const block = formula.closest("p, li, h2, h3")?.getBoundingClientRect();
            return { text: formula.textContent, by: right - (block?.right ?? 0) };
          }),
        );
      seen += overhangs.length;
      for (const { text, by } of overhangs) {
        if (by > 0.5) found.push(`${path}: ${text} by ${by.toFixed(1)} px`);
      }
    }
    expect(seen).toBeGreaterThan(100);
    expect(found).toEqual([]);
  });
}

test.describe("X5 on paper", () => {
  const onPaper = async (page: Page, path: string) => {
    await open(page, path);
    await page.emulateMedia({ media: "print" });
  };

  for (const path of PAGES) {
    test(`${path} has neither navigation nor buttons, and can be read in either mode`, async ({
      page,
    }) => {
      await onPaper(page, path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      for (const role of ["navigation", "complementary", "button", "tablist"] as const) {
        await expect(page.getByRole(role)).toHaveCount(0);
      }
      for (const theme of ["dark", "light"]) {
        await page.locator("html").evaluate((root, mode) => {
          root.dataset.theme = mode;
        }, theme);
        expect(await violations(page, { rules: COLOURS })).toEqual([]);
      }
    });
  }

  test("the links of a text that lead elsewhere are followed by their addresses", async ({
    page,
  }) => {
    await onPaper(page, "/docs/core/busl-license");
    const link = page.getByRole("article").locator("p a[href^=https]").first();
    const after = await link.evaluate((node) => getComputedStyle(node, "::after").content);
    expect(after).toContain(await link.getAttribute("href"));
  });
});

/** Not those that the browser draws. */
const CONTROLS = "a, button, select, input:not([type=range], [type=checkbox], [type=radio])";

test.describe("X5 in forced colours", () => {
  for (const kind of KINDS) {
    test(`${kind.name}: controls that have a surface or a border keep a border`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await open(page, kind.path);
      await kind.show?.(page);
      const found: Record<number, string[]> = {};
      for (const width of [390, 1440].filter((one) => kindsAt(one).includes(kind))) {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ forcedColors: "none" });
        const controls = page.locator("main, header, dialog").locator(CONTROLS);
        // Marked and not counted: parts of a page may still come in between.
        await controls.evaluateAll((all) => {
          for (const control of all) {
            const { backgroundColor, borderWidth } = getComputedStyle(control);
            const isBounded = backgroundColor !== "rgba(0, 0, 0, 0)" || borderWidth !== "0px";
            control.toggleAttribute("data-bounded", isBounded);
          }
        });
        await page.emulateMedia({ forcedColors: "active" });
        const without = await page.locator("[data-bounded]").evaluateAll((all) =>
          all
            .filter((control) => control.checkVisibility())
            .filter((control) => getComputedStyle(control).borderWidth === "0px")
            .map(({ outerHTML }) => outerHTML.slice(0, 120)),
        );
        if (without.length > 0) found[width] = without;
      }
      expect(found).toEqual({});
    });
  }

  /** What is drawn of an element beside its text. A surface is there only in a colour of its own. */
  const drawn = (element: Locator) =>
    element.evaluate((node) => {
      const { border, outline, backgroundColor, textDecorationLine } = getComputedStyle(node);
      const surface = backgroundColor.replace(/^rgba\((.*), 0\)$/, "rgb($1)");
      return { border, outline, surface, textDecorationLine };
    });

  test("the result that Enter opens differs from the others", async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active" });
    await open(page, "/");
    await openDialog(page);
    await searchFor(page, "lock");
    const result = (isSelected: boolean) =>
      page.getByRole("option", { selected: isSelected }).first();
    expect(await drawn(result(true))).not.toEqual(await drawn(result(false)));
  });

  for (const colorScheme of ["light", "dark"] as const) {
    test(`drawings have the system's colours, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ forcedColors: "active", colorScheme });
      for (const path of ["/", "/docs/core/cl-stra"]) {
        await open(page, path);
        const ofText = await page
          .getByRole("heading", { level: 1 })
          .evaluate((node) => getComputedStyle(node).color);
        const fills = await page
          .locator("main svg text")
          .evaluateAll((all) => all.map((text) => getComputedStyle(text).fill));
        const ofLinks = await page
          .getByRole("contentinfo")
          .getByRole("link")
          .first()
          .evaluate((node) => getComputedStyle(node).color);
        expect(fills.length).toBeGreaterThan(0);
        expect(fills.filter((fill) => fill !== ofText && fill !== ofLinks)).toEqual([]);
      }
    });
  }

  test("a marked line of code has no ground that would hide it", async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active" });
    await open(page, "/elements");
    const marked = page.locator("code > mark");
    expect(await marked.count()).toBeGreaterThan(0);
    const canvas = await page
      .locator("html")
      .evaluate((node) => getComputedStyle(node).backgroundColor);
    for (const line of await marked.all()) {
      await expect(line).toHaveCSS("background-color", canvas);
    }
  });

  test("the link of the page that is shown differs from the others", async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active" });
    await open(page, "/docs/core/metadex");
    const links = page.getByRole("complementary").getByRole("link");
    const current = links.and(page.locator("[aria-current=page]"));
    const other = links.and(page.locator(":not([aria-current])")).first();
    expect(await drawn(current)).not.toEqual(await drawn(other));
  });
});

import type { Locator, Page } from "@playwright/test";
import { tooWide, wideFormulas } from "./checks";
import { open } from "./loading";
import { routes } from "./pages";
import { openDialog, searchFor } from "./search";
import { expect, test } from "./site";

// In `npm test`, kinds.spec.ts tests one page of each kind.
test("X7 M4 on 320 px no page is wider than the window, no formula wider than its text", {
  tag: "@full",
}, async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 320, height: 800 });
  const found: string[] = [];
  let formulas = 0;
  for (const path of routes) {
    await page.goto(path);
    const wide = [...(await tooWide(page)), ...(await wideFormulas(page))];
    found.push(...wide.map((part) => `${path}: ${part}`));
    formulas += await page.locator("main math:not([display=block])").count();
  }
  expect(formulas).toBeGreaterThan(50);
  expect(found).toEqual([]);
});

test("X5 on paper the links of a text that lead elsewhere are followed by their addresses", async ({
  page,
}) => {
  await open(page, "/docs/core/busl-license");
  await page.emulateMedia({ media: "print" });
  const link = page.getByRole("article").locator("p a[href^=https]").first();
  const after = await link.evaluate((node) => getComputedStyle(node, "::after").content);
  expect(after).toContain(await link.getAttribute("href"));
});

test.describe("X5 in forced colours", () => {
  /**
   * Returns what the browser draws for an element besides its text. A background counts only if it
   * has a colour of its own.
   */
  const drawn = (element: Locator) =>
    element.evaluate((node) => {
      const { border, outline, backgroundColor, textDecorationLine } = getComputedStyle(node);
      const surface = backgroundColor.replace(/^rgba\((.*), 0\)$/, "rgb($1)");
      return { border, outline, surface, textDecorationLine };
    });

  const colorOf = (element: Locator) => element.evaluate((node) => getComputedStyle(node).color);

  /** Returns the text colours in drawings that are neither the text colour nor the link colour. */
  async function strayFills(page: Page): Promise<string[]> {
    const own = [
      await colorOf(page.getByRole("heading", { level: 1 })),
      await colorOf(page.getByRole("contentinfo").getByRole("link").first()),
    ];
    const fills = await page
      .locator("main svg text")
      .evaluateAll((all) => all.map((text) => getComputedStyle(text).fill));
    expect(fills.length).toBeGreaterThan(0);
    return fills.filter((fill) => !own.includes(fill));
  }

  test("drawings have the system's colours", async ({ page }) => {
    for (const path of ["/", "/docs/core/cl-kest"]) {
      await page.emulateMedia({ forcedColors: "active", colorScheme: "light" });
      await open(page, path);
      expect(await strayFills(page)).toEqual([]);
      await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
      expect(await strayFills(page)).toEqual([]);
    }
  });

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

  test("the page that is shown and the result that Enter opens differ from the others", async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: "active" });
    await open(page, "/docs/core/metadex");
    const links = page.getByRole("complementary").getByRole("link");
    const current = links.and(page.locator("[aria-current=page]"));
    const other = links.and(page.locator(":not([aria-current])")).first();
    expect(await drawn(current)).not.toEqual(await drawn(other));

    await openDialog(page);
    await searchFor(page, "lock");
    const result = (isSelected: boolean) =>
      page.getByRole("option", { selected: isSelected }).first();
    expect(await drawn(result(true))).not.toEqual(await drawn(result(false)));
  });
});

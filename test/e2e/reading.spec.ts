import type { Locator, Page } from "@playwright/test";
import { hydrated, twoFrames, watchShifts } from "./loading";
import { expect, test } from "./site";

const DOC = "/docs/core/metadex";
const LAST = "/docs/core/disclaimer";

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

/** Scrolls with the mouse wheel and waits until the page shows it. */
async function wheel(page: Page, by: number): Promise<void> {
  const from = await scrollY(page);
  await page.mouse.wheel(0, by);
  await expect.poll(() => scrollY(page)).toBe(from + by);
  await twoFrames(page);
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await twoFrames(page);
}

test.describe("D3 the sidebar", () => {
  // In a window of this height the list of docs does not fit.
  test.use({ viewport: { width: 1440, height: 340 } });

  const sidebar = (page: Page) => page.getByRole("complementary");
  const section = (page: Page, label: string) =>
    sidebar(page)
      .locator("details")
      .filter({ has: page.locator("summary", { hasText: label }) });
  const current = (page: Page) => sidebar(page).locator("[aria-current='page']");

  const isInView = async (box: Locator, item: Locator) => {
    const [outer, inner] = [await box.boundingBox(), await item.boundingBox()];
    if (!outer || !inner) return false;
    return inner.y >= outer.y && inner.y + inner.height <= outer.y + outer.height;
  };

  test("brings its current item into view once a route, and keeps what the reader scrolls and folds", async ({
    page,
  }) => {
    await open(page, LAST);
    const top = () => sidebar(page).evaluate(({ scrollTop }) => Math.round(scrollTop));
    await test.step("the current item is in view, inside the sidebar only", async () => {
      await expect(current(page)).toHaveText("Disclaimer");
      expect(await isInView(sidebar(page), current(page))).toBe(true);
      expect(await top()).toBeGreaterThan(0);
      expect(await scrollY(page)).toBe(0);
    });
    await test.step("what the reader scrolls then stays", async () => {
      await sidebar(page).evaluate((box) => {
        box.scrollTop = 0;
      });
      // This renders the frame again and changes the size of the list.
      await page.getByRole("button", { name: /^Switch between/ }).click();
      await section(page, "Start here").locator("summary").click();
      await twoFrames(page);
      expect(await top()).toBe(0);
    });
    await test.step("the next route brings its own item into view", async () => {
      await page.getByRole("navigation", { name: "Docs pages" }).getByRole("link").first().click();
      await expect(current(page)).toHaveText("BUSL licence");
      await expect.poll(() => isInView(sidebar(page), current(page))).toBe(true);
      expect(await scrollY(page)).toBe(0);
    });
    const isOpen = (label: string) =>
      section(page, label).evaluate((node) => node.matches("[open]"));
    const states = async () =>
      Promise.all(["Start here", "Liquidity", "Token", "Legal"].map(isOpen));
    await test.step("sections stay as the reader left them, from doc to doc", async () => {
      // The author has left the second one open.
      expect(await states()).toEqual([true, true, false, true]);
      for (const label of ["Start here", "Legal"]) {
        await section(page, label).locator("summary").click();
      }
      await section(page, "Liquidity").getByRole("link", { name: "Dynamic fees" }).click();
      await expect(page).toHaveURL(/dynamic-fees$/);
      await expect(current(page)).toHaveText("Dynamic fees");
      expect(await states()).toEqual([false, true, false, false]);
    });
    await test.step("the section of the doc that is gone to opens; no other does", async () => {
      await page.getByRole("link", { name: "Concepts" }).click();
      await expect(page).toHaveURL(/tokenomics-n-emissions$/);
      await expect(current(page)).toBeVisible();
      expect(await states()).toEqual([false, true, true, false]);
    });
  });
});

test.describe("back to top", () => {
  const button = (page: Page) => page.getByRole("button", { name: "Back to top" });

  test("X5 comes on the way up, leads to the top, by keyboard too, and is not printed", async ({
    page,
  }) => {
    await open(page, DOC);
    await test.step("X5 it is not printed", async () => {
      await wheel(page, 1200);
      await expect(button(page)).toBeHidden();
      await wheel(page, -100);
      await expect(button(page)).toBeVisible();
      await page.emulateMedia({ media: "print" });
      await expect(button(page)).toBeHidden();
      await page.emulateMedia({ media: "screen" });
      await expect(button(page)).toBeVisible();
    });
    await test.step("the Tab key reaches it after the last stop in the text", async () => {
      const last = page.getByRole("article").getByRole("link").last();
      await last.evaluate((link: HTMLElement) => link.focus({ preventScroll: true }));
      await page.keyboard.press("Tab");
      await expect(button(page)).toBeFocused();
      await expect(button(page)).toHaveCSS("outline-style", "solid");
    });
    await test.step("it leads to the top, and the keyboard goes on from the content", async () => {
      await page.keyboard.press("Enter");
      await expect.poll(() => scrollY(page)).toBe(0);
      await expect(button(page)).toBeHidden();
      await expect(page.getByRole("main")).toBeFocused();
      await page.keyboard.press("Tab");
      await expect(page.getByRole("main").getByRole("link").first()).toBeFocused();
    });
    await test.step("X5 it scrolls at once for readers who want little motion", async () => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await wheel(page, 1200);
      await wheel(page, -100);
      await button(page).click();
      expect(await scrollY(page)).toBe(0);
    });
  });

  /** Returns the texts of the page and the controls of the navbar that the button covers. */
  const coveredBy = (page: Page): Promise<string[]> =>
    button(page).evaluate((node) => {
      const own = node.getBoundingClientRect();
      const isUnder = ({ left, right, top, bottom }: DOMRect) =>
        left < own.right && right > own.left && top < own.bottom && bottom > own.top;
      const controls = Array.from(document.querySelectorAll("header a, header button"));
      const covered = controls
        .filter((control) => isUnder(control.getBoundingClientRect()))
        .map(({ outerHTML }) => outerHTML);
      // The navbar hides what lies under it anyway.
      const top = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
      const texts = document.createTreeWalker(
        document.querySelector("main") ?? document.body,
        NodeFilter.SHOW_TEXT,
      );
      while (texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        if (Array.from(range.getClientRects()).some((line) => line.top >= top && isUnder(line)))
          covered.push(range.toString());
      }
      return covered;
    });

  for (const { name, least, sizes, ...options } of [
    {
      name: "phones",
      least: 44,
      sizes: [
        { width: 390, height: 844 },
        { width: 320, height: 640 },
      ],
      hasTouch: true,
      isMobile: true,
    },
    {
      name: "windows, narrow and wide",
      least: 24,
      sizes: [
        { width: 1000, height: 800 },
        { width: 1440, height: 900 },
      ],
    },
  ] as const) {
    test.describe(`on ${name}`, () => {
      test.use({ ...options, viewport: sizes[0] });
      test(`X7 covers neither text nor control, ${least} px at least`, async ({ page }) => {
        await open(page, DOC);
        for (const size of sizes) {
          await page.setViewportSize(size);
          // Scrolls up past several lines of text. Some of them are long.
          for (let y = 1200; y > 400; y -= 70) {
            await page.evaluate((top) => window.scrollTo(0, top), y);
            await twoFrames(page);
            if (y < 1200) expect(await coveredBy(page)).toEqual([]);
          }
          const box = await button(page).boundingBox();
          expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(least);
        }
      });
    });
  }
});

test.describe("D5 the contents of the page", () => {
  const contents = (page: Page) => page.getByRole("navigation", { name: "On this page" });
  const marked = (page: Page) => contents(page).locator("[aria-current='location']");

  test("follow the reading position, and lead to headings below the navbar", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, DOC);
    const links = contents(page).getByRole("link");
    const names = await links.allTextContents();
    await test.step("one heading at a time is marked, above the first one the first", async () => {
      await expect(marked(page)).toHaveText(names[0] ?? "");
      expect(names.length).toBeGreaterThan(2);
      for (const name of names.slice(0, -1)) {
        await page
          .getByRole("main")
          .getByRole("heading", { name, exact: false })
          .last()
          .evaluate((heading) => heading.scrollIntoView());
        await expect(marked(page)).toHaveText(name);
      }
      // In a window of this height the last heading stays far from the top.
      await page.setViewportSize({ width: 1440, height: 1800 });
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await expect(marked(page)).toHaveText(names.at(-1) ?? "");
      await page.evaluate(() => window.scrollTo(0, 0));
      await expect(marked(page)).toHaveText(names[0] ?? "");
    });
    await test.step("V4 a link leads to its heading, below the navbar, and is marked then", async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await links.nth(1).click();
      await expect(marked(page)).toHaveText(names[1] ?? "");
      const id = new URL(page.url()).hash.slice(1);
      const heading = await page.locator(`[id="${id}"]`).boundingBox();
      const navbar = await page.getByRole("banner").boundingBox();
      expect(heading?.y).toBeGreaterThanOrEqual((navbar?.y ?? 0) + (navbar?.height ?? 0));
      expect(heading?.y).toBeLessThan(200);
    });
    await test.step("on a small screen they are not beside the text", async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(page.getByRole("heading", { name: "On this page" })).toBeHidden();
    });
  });

  test.describe("on a phone", () => {
    test.use({ viewport: { width: 390, height: 844 } });
    const bar = (page: Page) => page.locator("summary", { hasText: "On this page" });
    const folded = (page: Page) =>
      page.getByRole("navigation", { name: "On this page, folded" }).getByRole("link");
    const box = async (part: Locator) => {
      const found = await part.boundingBox();
      if (!found) throw new Error("It is not shown.");
      return { ...found, bottom: found.y + found.height };
    };

    test("are a bar that stays below the navbar, names the section, and closes when one is chosen", async ({
      page,
    }) => {
      const shifts = await watchShifts(page);
      await open(page, DOC);
      await expect(bar(page)).toHaveText("On this page");
      await bar(page).click();
      const chosen = folded(page).nth(2);
      const id = (await chosen.getAttribute("href"))?.slice(1);
      const name = await chosen.textContent();
      await chosen.click();
      await expect(chosen).toBeHidden();
      await expect(bar(page)).toHaveText(`On this page${name}`);
      const navbar = await box(page.getByRole("banner"));
      const { y, bottom } = await box(bar(page));
      expect(y).toBeCloseTo(navbar.bottom, 0);
      const heading = await box(page.locator(`[id="${id}"]`));
      expect(heading.y).toBeGreaterThanOrEqual(bottom);
      expect(heading.y).toBeLessThan(bottom + 40);
      expect(await shifts()).toEqual([]);
    });

    test("open by keyboard, close on Escape, and when the reader turns to the text", async ({
      page,
    }) => {
      await open(page, DOC);
      await bar(page).focus();
      await page.keyboard.press("Enter");
      await page.keyboard.press("Tab");
      await expect(folded(page).first()).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(folded(page).first()).toBeHidden();
      await expect(bar(page)).toBeFocused();
      await page.keyboard.press("Enter");
      await page.getByRole("heading", { level: 1 }).dispatchEvent("pointerdown", { bubbles: true });
      await expect(folded(page).first()).toBeHidden();
    });

    test("D4 X1 leave the first line of the text in the first quarter of the window", async ({
      page,
    }) => {
      await open(page, DOC);
      const announcement = await page.getByRole("region", { name: "Announcement" }).boundingBox();
      const title = await box(page.getByRole("heading", { level: 1 }));
      expect(title.height).toBeLessThan(45);
      const text = await box(page.locator("article header ~ * p").first());
      expect(text.y - (announcement?.height ?? 0)).toBeLessThanOrEqual(220);
      const crumbs = await box(page.getByRole("navigation", { name: "Breadcrumbs" }));
      expect(crumbs.height).toBeLessThanOrEqual(44);
      const actions = await box(page.locator("summary", { hasText: "Copy page" }));
      expect(Math.abs(actions.y - crumbs.y)).toBeLessThan(10);
    });

    test("without scripts, open and lead to their headings", async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(baseURL + DOC);
      await bar(page).click();
      await folded(page).nth(2).click();
      await expect(page).toHaveURL(/#./);
      await bar(page).click();
      await expect(folded(page).first()).toBeHidden();
      await context.close();
    });
  });

  test.describe("show the lower headings of the section in view", () => {
    test.use({ viewport: { width: 1440, height: 900 } });

    /** Returns the depths of the visible links, in order. */
    const depths = (page: Page) =>
      contents(page)
        .locator("a")
        .evaluateAll((all) =>
          all
            .filter((link) => link.closest("ul")?.clientHeight)
            .map((link) => link.closest("li")?.dataset.depth)
            .join(""),
        );

    test("alone, beside which nothing moves, and of each section that the keyboard enters", async ({
      page,
    }) => {
      await open(page, DOC);
      const text = page.getByRole("main").getByRole("article");
      const before = await text.boundingBox();
      await expect.poll(() => depths(page)).toBe("0000000000");
      await page.locator("h2#roles").evaluate((heading) => heading.scrollIntoView());
      await expect.poll(() => depths(page)).toBe("00111100000000");
      expect((await text.boundingBox())?.width).toBe(before?.width);
      expect((await contents(page).boundingBox())?.width).toBeGreaterThanOrEqual(220);
      await page.evaluate(() => window.scrollTo(0, 0));
      await expect.poll(() => depths(page)).toBe("0000000000");
      await contents(page).getByRole("link").first().focus();
      for (const name of ["Who takes part", "Traders", "Liquidity providers"]) {
        await page.keyboard.press("Tab");
        await expect(contents(page).getByRole("link", { name })).toBeFocused();
      }
    });

    test.describe("X5 without scripts", () => {
      test.use({ javaScriptEnabled: false });

      test("and of all other sections", async ({ page }) => {
        await page.goto(DOC);
        expect(await depths(page)).toContain("01111001");
      });
    });
  });
});

test.describe("M1 tables on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("of words have a block for each row, whose cells say their column and are as wide as the text", async ({
    page,
  }) => {
    await open(page, DOC);
    const table = page.getByRole("table").first();
    const heads = await table.getByRole("columnheader").allTextContents();
    const rows = table.getByRole("row");
    await expect(rows).not.toHaveCount(0);
    const frame = await table.boundingBox();
    for (const row of (await rows.all()).slice(1)) {
      const cells = await row.getByRole("cell").all();
      expect(cells).toHaveLength(heads.length);
      for (const [column, cell] of cells.entries()) {
        const box = await cell.boundingBox();
        expect(box?.width).toBeGreaterThan(0.9 * (frame?.width ?? Infinity));
        const said = await cell.evaluate((node) => getComputedStyle(node, "::before").content);
        expect(said.startsWith(column > 0 ? `"${heads[column]}"` : "n")).toBe(true);
      }
    }
    await page.setViewportSize({ width: 768, height: 844 });
    await expect(rows.first().getByRole("columnheader").last()).toBeInViewport();
  });

  test("of numbers scroll sideways, and their first column stays", async ({ page }) => {
    await page.setViewportSize({ width: 240, height: 844 });
    await open(page, "/docs/core/oracle-n-mev-protection");
    const box = page.getByRole("group", { name: "Table" }).first();
    const first = box.getByRole("row").nth(1).getByRole("cell").first();
    const place = () => first.evaluate((node) => node.getBoundingClientRect().left);
    const fade = () =>
      box.evaluate((node) => getComputedStyle(node).getPropertyValue("--fade-end"));
    const before = await place();
    expect(Number.parseFloat(await fade())).toBeGreaterThan(0);
    await box.evaluate((node) => {
      node.scrollLeft = 1000;
    });
    await expect.poll(fade).toBe("0px");
    expect(await box.evaluate((node) => node.scrollLeft)).toBeGreaterThan(0);
    expect(await place()).toBe(before);
  });
});

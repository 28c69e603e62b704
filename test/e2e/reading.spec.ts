import type { Locator, Page } from "@playwright/test";
import { hydrated, twoFrames } from "./loading";
import { expect, test } from "./site";

const DOC = "/docs/core/metadex";
const LAST = "/docs/core/disclaimer";

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

/** Scrolls as a reader does, and waits until that is seen in the page. */
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
  // So low that the list of docs does not fit.
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

  test("brings its current item into view, inside itself only", async ({ page }) => {
    await open(page, LAST);
    await expect(current(page)).toHaveText("Disclaimer");
    expect(await isInView(sidebar(page), current(page))).toBe(true);
    expect(await sidebar(page).evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
    expect(await scrollY(page)).toBe(0);
  });

  test("does so once a route, and leaves alone what the reader scrolls then", async ({ page }) => {
    await open(page, LAST);
    const setTop = (top: number) =>
      sidebar(page).evaluate((box, value) => {
        box.scrollTop = value;
      }, top);
    const top = () => sidebar(page).evaluate(({ scrollTop }) => Math.round(scrollTop));
    await setTop(0);
    // Draws the frame anew, and changes the list's size.
    await page.getByRole("button", { name: /^Switch between/ }).click();
    await section(page, "Start here").locator("summary").click();
    await twoFrames(page);
    expect(await top()).toBe(0);
    await page.getByRole("navigation", { name: "Docs pages" }).getByRole("link").first().click();
    await expect(current(page)).toHaveText("BUSL licence");
    await expect.poll(() => isInView(sidebar(page), current(page))).toBe(true);
    expect(await scrollY(page)).toBe(0);
  });

  test("its sections stay as the reader left them, from doc to doc", async ({ page }) => {
    await open(page, DOC);
    const isOpen = (label: string) =>
      section(page, label).evaluate((node) => node.matches("[open]"));
    for (const label of ["Token", "Legal"]) {
      expect(await isOpen(label)).toBe(true);
      await section(page, label).locator("summary").click();
    }
    await section(page, "Liquidity").getByRole("link", { name: "Dynamic fees" }).click();
    await expect(page).toHaveURL(/dynamic-fees$/);
    const states = async () =>
      Promise.all(["Start here", "Liquidity", "Token", "Legal"].map(isOpen));
    expect(await states()).toEqual([true, true, false, false]);
    // The section of the doc that is gone to opens; no other does.
    await page.getByRole("link", { name: "Concepts" }).click();
    await expect(page).toHaveURL(/tokenomics-n-emissions$/);
    await expect(current(page)).toBeVisible();
    expect(await states()).toEqual([true, true, true, false]);
  });
});

test.describe("back to top", () => {
  const button = (page: Page) => page.getByRole("button", { name: "Back to top" });

  test("comes on the way up, beyond 300 px, and goes on the way down", async ({ page }) => {
    await open(page, DOC);
    await wheel(page, 1200);
    await expect(button(page)).toBeHidden();
    await wheel(page, -100);
    await expect(button(page)).toBeVisible();
    await wheel(page, 50);
    await expect(button(page)).toBeHidden();
    await wheel(page, -800);
    await expect(button(page)).toBeVisible();
    await wheel(page, -100);
    await expect(button(page)).toBeHidden();
  });

  test("leads to the top, by keyboard too, and the keyboard goes on from the content", async ({
    page,
  }) => {
    await open(page, DOC);
    await wheel(page, 1200);
    await wheel(page, -100);
    await button(page).focus();
    await expect(button(page)).toHaveCSS("outline-style", "solid");
    await page.keyboard.press("Enter");
    await expect.poll(() => scrollY(page)).toBe(0);
    await expect(button(page)).toBeHidden();
    await expect(page.getByRole("main")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("main").getByRole("link").first()).toBeFocused();
  });

  test("can be reached with the Tab key", async ({ page }) => {
    await open(page, DOC);
    await wheel(page, 1200);
    await wheel(page, -100);
    // The last stop in the text is before it.
    await page.getByRole("navigation", { name: "On this page" }).getByRole("link").last().focus();
    await page.keyboard.press("Tab");
    await expect(button(page)).toBeFocused();
  });

  test("X5 scrolls at once for readers who want little motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, DOC);
    await wheel(page, 1200);
    await wheel(page, -100);
    await button(page).click();
    expect(await scrollY(page)).toBe(0);
  });

  test("X5 is not printed", async ({ page }) => {
    await open(page, DOC);
    await wheel(page, 1200);
    await wheel(page, -100);
    await page.emulateMedia({ media: "print" });
    await expect(button(page)).toBeHidden();
  });

  test("D5 does not come with a jump to a heading above", async ({ page }) => {
    await open(page, DOC);
    await wheel(page, 1500);
    const contents = page.getByRole("navigation", { name: "On this page" });
    await contents.getByRole("link").nth(1).click();
    await expect.poll(() => scrollY(page)).toBeLessThan(1500);
    await twoFrames(page);
    expect(await scrollY(page)).toBeGreaterThan(300);
    await expect(button(page)).toBeHidden();
  });

  for (const { name, ...options } of [
    { name: "a phone", viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    {
      name: "a small phone",
      viewport: { width: 320, height: 640 },
      hasTouch: true,
      isMobile: true,
    },
    { name: "a narrow window", viewport: { width: 1000, height: 800 } },
    { name: "a wide window", viewport: { width: 1440, height: 900 } },
  ]) {
    test.describe(`on ${name}`, () => {
      test.use(options);
      test(`X7 covers neither text nor control, ${"hasTouch" in options ? "44" : "24"} px at least`, async ({
        page,
      }) => {
        await open(page, DOC);
        const covers = () =>
          button(page).evaluate((node) => {
            const own = node.getBoundingClientRect();
            const isUnder = ({ left, right, top, bottom }: DOMRect) =>
              left < own.right && right > own.left && top < own.bottom && bottom > own.top;
            const controls = Array.from(document.querySelectorAll("header a, header button"));
            const covered = controls
              .filter((control) => isUnder(control.getBoundingClientRect()))
              .map(({ outerHTML }) => outerHTML);
            // What lies under the navbar is hidden anyhow.
            const top = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
            const texts = document.createTreeWalker(
              document.querySelector("main") ?? document.body,
              NodeFilter.SHOW_TEXT,
            );
            while (texts.nextNode()) {
              const range = document.createRange();
              range.selectNodeContents(texts.currentNode);
              if (
                Array.from(range.getClientRects()).some((line) => line.top >= top && isUnder(line))
              )
                covered.push(range.toString());
            }
            return covered;
          });
        // On the way up through several lines of text, some of which are long.
        for (let y = 1200; y > 400; y -= 70) {
          await page.evaluate((top) => window.scrollTo(0, top), y);
          await twoFrames(page);
          if (y < 1200) expect(await covers()).toEqual([]);
        }
        const box = await button(page).boundingBox();
        const least = "hasTouch" in options ? 44 : 24;
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(least);
      });
    });
  }
});

test.describe("D5 the contents of the page", () => {
  const contents = (page: Page) => page.getByRole("navigation", { name: "On this page" });
  const marked = (page: Page) => contents(page).locator("[aria-current='location']");

  test("follow the reading position, one heading at a time", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, DOC);
    await expect(marked(page)).toHaveCount(0);
    const links = contents(page).getByRole("link");
    const names = await links.allTextContents();
    expect(names.length).toBeGreaterThan(2);
    for (const name of names.slice(0, -1)) {
      await page
        .getByRole("main")
        .getByRole("heading", { name, exact: false })
        .last()
        .evaluate((heading) => heading.scrollIntoView());
      await expect(marked(page)).toHaveText(name);
    }
    // So high that the last heading stays far from the top.
    await page.setViewportSize({ width: 1440, height: 1800 });
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(marked(page)).toHaveText(names.at(-1) ?? "");
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(marked(page)).toHaveCount(0);
  });

  test("a link leads to its heading, below the navbar, and is marked then", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, DOC);
    const link = contents(page).getByRole("link").nth(1);
    const name = (await link.textContent()) ?? "";
    await link.click();
    await expect(marked(page)).toHaveText(name);
    const id = new URL(page.url()).hash.slice(1);
    const heading = await page.locator(`[id="${id}"]`).boundingBox();
    const navbar = await page.getByRole("banner").boundingBox();
    expect(heading?.y).toBeGreaterThanOrEqual((navbar?.y ?? 0) + (navbar?.height ?? 0));
  });

  test("are folded above the text on a small screen, and open on demand", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, DOC);
    await expect(page.getByRole("heading", { name: "On this page" })).toBeHidden();
    const link = page.getByRole("navigation", { name: "On this page, folded" }).getByRole("link");
    await expect(link.first()).toBeHidden();
    await page.locator("summary", { hasText: "On this page" }).click();
    await expect(link.first()).toBeVisible();
    await link.nth(1).click();
    await expect(page).toHaveURL(/#./);
    expect(await scrollY(page)).toBeGreaterThan(0);
  });
});

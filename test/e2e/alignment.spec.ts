import type { Page } from "@playwright/test";
import { open, twoFrames } from "./loading";
import { expect, test } from "./site";

/** A kind of page, with what stands beside its text. */
interface Kind {
  path: string;
  /** The parts whose places count, with what stands in them. Without it, those of the article. */
  parts?: string;
  /** What stands beside the text and begins at the edge of the frame. */
  beside?: string;
}

/** A doc with formulas. */
const FORMULAS = "/docs/core/tokenomics-n-emissions";

/** The parts of a page's text. Rows of a list are articles within it, with columns of their own. */
const TEXT = "main article:not(article article) > *";

const KINDS: Kind[] = [
  { path: "/", parts: "main > div > section > :not(section:first-child > div + div)" },
  { path: FORMULAS, beside: "aside summary" },
  { path: "/blog", parts: `${TEXT}:not(:has(> article))`, beside: "article article time" },
  { path: "/blog/archive" },
  { path: "/blog/authors" },
  { path: "/blog/long-blog-post", beside: "nav[aria-label='Recent posts'] h2" },
  { path: "/glossary", beside: "nav[aria-label=Letters] label" },
  { path: "/docs/core/metadx" },
];

const BRAND = "nav[aria-label=Main] a";
/** What every page has at the start of its frame: announcement, brand, footer. */
const STARTS = [
  "section[aria-label=Announcement] p",
  BRAND,
  "footer section:first-child > h2",
  "footer:not(article *) p:last-child",
];
/** What every page has at the end of its frame: the last control, the cross, the footer's line. */
const ENDS = [
  "nav[aria-label=Main] button:last-of-type svg",
  "section[aria-label=Announcement] button svg",
  "footer:not(article *) p:last-child",
];

/** How wide a line of prose is at most, in px. */
const MEASURE = 624 + 8;
/** Pictures in buttons have a little space of their own, in px. */
const SPACE_OF_PICTURES = 3;

interface Box {
  what: string;
  left: number;
  right: number;
}

/** Returns the boxes of the first visible match of each selector. */
const boxesOf = (page: Page, selectors: readonly string[]): Promise<Box[]> =>
  page.evaluate(
    (all) =>
      all.map((selector) => {
        const element = Array.from(document.querySelectorAll(selector)).find((one) =>
          one.checkVisibility(),
        );
        const { left, right } = element?.getBoundingClientRect() ?? { left: NaN, right: NaN };
        return { what: selector, left, right };
      }),
    selectors,
  );

/**
 * Returns the boxes of a page's text: of all blocks down to those that have an edge or columns of
 * their own, such as a list, an admonition or a row of links.
 */
const blocksOf = (page: Page, roots: string): Promise<Box[]> =>
  page.evaluate((selector) => {
    const boxes: Box[] = [];
    const visit = (element: Element): void => {
      const style = getComputedStyle(element);
      if (/^(?:inline|math|none)/.test(style.display)) return;
      if (["absolute", "fixed"].includes(style.position)) return;
      if (style.display !== "contents") {
        const { left, right, height } = element.getBoundingClientRect();
        const text = element.textContent?.trim().slice(0, 30);
        if (height > 0) boxes.push({ what: `${element.localName} ${text}`, left, right });
        const hasEdge = [style.paddingLeft, style.borderLeftWidth].some(
          (width) => Number.parseFloat(width) > 0,
        );
        const isLayout = /flex|grid|table|inline/.test(style.display);
        if (hasEdge || isLayout || style.columnCount !== "auto") return;
        if (element.matches("figure, math, pre, li, [role=group], header > div")) return;
      }
      for (const child of element.children) visit(child);
    };
    for (const root of document.querySelectorAll(selector)) visit(root);
    return boxes;
  }, roots);

/** Returns the formulas whose middle is not the middle of the text. */
const crookedFormulas = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll("main article math[display=block]")).flatMap((formula) => {
      const text = formula.closest("main article")?.querySelector("p:not(header p)");
      if (!text || formula.closest("li, table, figure")) return [];
      // The box of a formula may be as wide as the text. Its signs are what a reader sees.
      const signs = Array.from(formula.querySelectorAll("mi, mn, mo"), (sign) =>
        sign.getBoundingClientRect(),
      );
      const left = Math.min(...signs.map((sign) => sign.left));
      const right = Math.max(...signs.map((sign) => sign.right));
      const outer = text.getBoundingClientRect();
      if (right - left > outer.width) return [];
      const by = (left + right) / 2 - (outer.left + outer.right) / 2;
      return Math.abs(by) > 2 ? [`${formula.textContent} by ${by.toFixed(1)} px`] : [];
    }),
  );

/** Returns the paragraphs whose lines are too long. */
const longLines = (page: Page, most: number): Promise<string[]> =>
  page.evaluate((limit) => {
    const prose = Array.from(document.querySelectorAll("main p:not(figure p)"));
    return prose.flatMap((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const { width } = range.getBoundingClientRect();
      const what = text.textContent?.slice(0, 40);
      return width > limit ? [`${what}: ${width.toFixed(0)} px`] : [];
    });
  }, most);

const rounded = (number: number): number => Math.round(2 * number) / 2;

/** Returns the boxes that begin at none of the edges. */
const strays = (boxes: readonly Box[], edges: readonly number[]): string[] =>
  boxes
    .filter(({ left }) => !edges.some((edge) => Math.abs(left - edge) < 1))
    .map(({ what, left }) => `${what} at ${rounded(left)} px, not at ${edges.join(" or ")} px`);

for (const width of [1440, 1920]) {
  test(`L2 L3 L4 at ${width} px every page has two edges at its start, and one at its end`, {
    tag: width === 1440 ? [] : ["@full"],
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const { path, parts = TEXT, beside } of KINDS) {
      await test.step(path, async () => {
        await open(page, path);
        await twoFrames(page);
        const { first, second, end } = await page.evaluate(() => {
          // The tokens of the frame: 12 columns with gutters.
          const style = getComputedStyle(document.documentElement);
          const token = (name: string) => 16 * Number.parseFloat(style.getPropertyValue(name));
          const [frame, gutter] = [token("--frame"), token("--gutter")];
          const start = (document.body.clientWidth - frame) / 2;
          const column = (frame - 11 * gutter) / 12;
          return { first: start, second: start + 3 * (column + gutter), end: start + frame };
        });
        const starts = await boxesOf(page, [...STARTS, ...(beside ? [beside] : [])]);
        expect(strays(starts, [first])).toEqual([]);
        const ends = await boxesOf(page, ENDS);
        for (const { what, right } of ends)
          expect(Math.abs(right - end), what).toBeLessThan(SPACE_OF_PICTURES);

        const blocks = await blocksOf(page, parts);
        expect(blocks.length).toBeGreaterThan(5);
        const isHome = path === "/";
        const isIndex = ({ what }: Box) => what.includes("Find a term");
        expect(
          strays(
            blocks.filter((box) => !isIndex(box)),
            isHome ? [first, second] : [second],
          ),
        ).toEqual([]);
        for (const { what, right } of blocks) expect(right, what).toBeLessThan(end + 1);
        if (isHome) {
          const headings = blocks.filter(({ what }) => what.startsWith("h2 "));
          expect(headings.length).toBeGreaterThan(3);
          expect(strays(headings, [first])).toEqual([]);
        }
        expect(await longLines(page, MEASURE)).toEqual([]);
        if (path === FORMULAS)
          expect(await page.locator("main article math[display=block]").count()).toBeGreaterThan(0);
        expect(await crookedFormulas(page)).toEqual([]);
      });
    }
  });
}

test("L2 L3 L4 at 390 px every page has one edge of 16 px", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const { path, parts = TEXT } of KINDS) {
    await test.step(path, async () => {
      await open(page, path);
      await twoFrames(page);
      const starts = await boxesOf(page, STARTS);
      // Here the button of the menu stands before the brand. Its picture has the space of pictures.
      const [button] = await boxesOf(page, ["nav[aria-label=Main] button svg"]);
      expect(Math.abs((button?.left ?? 0) - 16)).toBeLessThan(SPACE_OF_PICTURES);
      expect(
        strays(
          starts.filter(({ what }) => what !== BRAND),
          [16],
        ),
      ).toEqual([]);
      expect(strays(await blocksOf(page, parts), [16])).toEqual([]);
    });
  }
});

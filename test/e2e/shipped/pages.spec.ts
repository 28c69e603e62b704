import type { Page } from "@playwright/test";
import { isLanding } from "../../../playwright.config";
import { violations } from "../axe";
import { open, twoFrames } from "../loading";
import { expect, Faults, test } from "../site";
import { pages, type ShippedPage, samples } from "./pages";

/** Returns what is wrong with the HTML of a page. The checks fit any content. */
function faultsOf({ html, isUntitled }: Pick<ShippedPage, "html" | "isUntitled">): string[] {
  const page = new DOMParser().parseFromString(html, "text/html");
  const description = page.querySelector<HTMLMetaElement>("meta[name=description]")?.content;
  const headings = page.querySelectorAll("h1").length;
  return [
    page.title.trim() === "" && "has no title",
    !description?.trim() && "has no description",
    (headings > 1 || (headings === 0 && !isUntitled)) && `has ${headings} headings of level 1`,
  ].filter((fault) => fault !== false);
}

test("R1 N2 every page answers, and has a title, a description and one h1", async ({ page }) => {
  const found: string[] = [];
  for (const { path, isUntitled } of pages) {
    const response = await page.request.get(encodeURI(path));
    const faults = await page.evaluate(faultsOf, { html: await response.text(), isUntitled });
    if (response.status() !== 200) faults.push(`answers ${response.status()}`);
    found.push(...faults.map((fault) => `${path}: ${fault}`));
  }
  expect(found).toEqual([]);
});

/** Between them, these looks have both widths and both modes. */
const LOOKS = [
  { width: 390, mode: "light" },
  { width: 1440, mode: "dark" },
];

/** In `npm test` each page has one look, in turn. The pages of the fixture have both. */
const looksOf = (page: ShippedPage) =>
  isLanding ? LOOKS.filter((_, index) => index === samples.indexOf(page) % LOOKS.length) : LOOKS;

/** Returns what axe finds on an open page, in each of its looks. */
async function barriers(page: Page, one: ShippedPage): Promise<string[]> {
  const found: string[] = [];
  for (const { width, mode } of looksOf(one)) {
    await page.setViewportSize({ width, height: 900 });
    await page.locator("html").evaluate((root, theme) => {
      Object.assign(root.dataset, { theme, themeChoice: theme });
    }, mode);
    await twoFrames(page);
    for (const fault of await violations(page)) {
      const isAskedFor = one.isUntitled && fault.startsWith("page-has-heading-one:");
      if (!isAskedFor) found.push(`${width} px, ${mode}: ${fault}`);
    }
  }
  return found;
}

test.describe("X4 X7 a browser reports no fault, and axe finds none", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });
  for (const one of pages) {
    test(`on ${one.path}`, { tag: samples.includes(one) ? [] : ["@full"] }, async ({ page }) => {
      test.setTimeout(60_000);
      const { found } = new Faults(page, () => false);
      await open(page, one.path);
      const headings = page.getByRole("heading", { level: 1 });
      await expect(headings).toHaveCount(one.isUntitled ? 0 : 1);
      expect(found).toEqual([]);
      expect(await barriers(page, one)).toEqual([]);
    });
  }
});

import type { Page } from "@playwright/test";
import { violations } from "../axe";
import { hydrated, open, twoFrames } from "../loading";
import { expect, Faults, test } from "../site";
import { pages, type ShippedPage, samples } from "./pages";

/** The number of tests that share the pages. Several workers can then test them at once. */
const SHARES = 4;

/** Returns the faults of a page as a reader gets it. The checks fit any content. */
async function faultsOf(page: Page, { path, isUntitled }: ShippedPage): Promise<string[]> {
  const { found } = new Faults(page, () => false);
  const response = await page.goto(path);
  if (response?.status() !== 200) found.push(`answers ${response?.status()}`);
  await hydrated(page);
  if ((await page.title()).trim() === "") found.push("has no title");
  const headings = await page.getByRole("heading", { level: 1 }).count();
  if (headings > 1 || (headings === 0 && !isUntitled))
    found.push(`has ${headings} headings of level 1`);
  const description = page.locator("meta[name=description]");
  if (!(await description.getAttribute("content"))?.trim()) found.push("has no description");
  return found;
}

for (let share = 0; share < SHARES; share += 1) {
  test(`R1 N2 X4 every page answers, has a title, a description and one h1, and no fault (${share + 1} of ${SHARES})`, async ({
    context,
  }) => {
    const own = pages.filter((_, index) => index % SHARES === share);
    test.setTimeout(30_000 + own.length * 5_000);
    const found: string[] = [];
    for (const one of own) {
      const page = await context.newPage();
      found.push(...(await faultsOf(page, one)).map((fault) => `${one.path}: ${fault}`));
      await page.close();
    }
    expect(found).toEqual([]);
  });
}

/** Between them, these looks have both widths and both modes. */
const LOOKS = [
  { width: 390, mode: "light" },
  { width: 1440, mode: "dark" },
];

/** Expects that axe finds nothing on a page, on a phone and on a desktop. */
async function expectAccessible(page: Page, { path, isUntitled }: ShippedPage): Promise<void> {
  await open(page, path);
  const found: string[] = [];
  for (const { width, mode } of LOOKS) {
    await page.setViewportSize({ width, height: 900 });
    await page.locator("html").evaluate((root, theme) => {
      Object.assign(root.dataset, { theme, themeChoice: theme });
    }, mode);
    await twoFrames(page);
    for (const fault of await violations(page)) {
      const isAskedFor = isUntitled && fault.startsWith("page-has-heading-one:");
      if (!isAskedFor) found.push(`${width} px, ${mode}: ${fault}`);
    }
  }
  expect(found).toEqual([]);
}

test.describe("X7 axe finds nothing", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });
  for (const one of pages) {
    test(`on ${one.path}`, { tag: samples.includes(one) ? [] : ["@full"] }, async ({ page }) => {
      test.setTimeout(60_000);
      await expectAccessible(page, one);
    });
  }
});

import type { Page } from "@playwright/test";
import { expect, test } from "../site";
import { pages } from "./pages";

/** Returns whether a page shows a list of docs beside it. A doc that no sidebar lists has none. */
const hasSidebar = (html: string): boolean => /<nav [^>]*aria-label="Docs"/.test(html);

/** Every doc that a sidebar lists. */
const docs = pages
  .filter(({ kind, html }) => kind.includes("templates-doc-template-tsx") && hasSidebar(html))
  .map(({ path }) => path);

/** Returns the addresses on this site that the visible links of a page lead to. */
async function linksOn(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  const links = await page
    .locator("a[href^='/']")
    .filter({ visible: true })
    .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  return Array.from(new Set(links));
}

for (const { name, viewport } of [
  { name: "a desktop", viewport: { width: 1440, height: 900 } },
  { name: "a phone", viewport: { width: 390, height: 844 } },
]) {
  test.describe(`on ${name}, without scripts`, () => {
    test.use({ javaScriptEnabled: false, viewport });

    test("D3 X5 every doc is two clicks from the home page", async ({ page }) => {
      test.setTimeout(120_000);
      const first = await linksOn(page, "/");
      const reached = new Set(first);
      for (const path of first) {
        if (docs.every((doc) => reached.has(doc))) break;
        for (const link of await linksOn(page, path)) reached.add(link);
      }
      expect(docs.filter((path) => !reached.has(path))).toEqual([]);
    });
  });
}

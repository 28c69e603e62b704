import { readdirSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, test } from "./site";

/** Every doc that the build has written. */
const docs = readdirSync("public/docs/core", { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => `/docs/core/${name}`);

/** The addresses on this site that a reader of a page sees links to. */
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
      const first = await linksOn(page, "/");
      const reached = new Set(first);
      for (const path of first) {
        for (const link of await linksOn(page, path)) reached.add(link);
      }
      expect(docs).toHaveLength(11);
      expect(docs.filter((path) => !reached.has(path))).toEqual([]);
    });
  });
}

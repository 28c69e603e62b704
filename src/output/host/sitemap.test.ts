/**
 * @jest-environment jsdom
 */
import fc from "fast-check";
import { anyText } from "../../../test/jest/any-text";
import { workInEmptyFolder } from "../../../test/jest/empty-folder";
import { randomCases } from "../../../test/jest/random";
import { sitemapWith } from "../../../test/jest/sitemap";
import { pathUrl } from "../../site/addresses/url";

const SITE = "https://kest.example";

workInEmptyFolder();

test("X2 the sitemap is well-formed whatever a page's address is, and leads there", async () => {
  const route = fc
    .oneof(anyText(), fc.constantFrom("a&b", "a'b", "]]>", "\ud800", "\uffff"))
    .map((text) => `/a${text}`);
  await fc.assert(
    fc.asyncProperty(route, async (path) => {
      const xml = await sitemapWith(path, SITE);
      const urls = new DOMParser().parseFromString(xml, "application/xml");
      expect(urls.querySelector("parsererror")).toBeNull();
      expect(urls.querySelector("loc")?.textContent).toBe(new URL(pathUrl(path), SITE).href);
      expect(urls.querySelector("lastmod")?.textContent).toContain("2026-01-02");
    }),
    { seed: 26, numRuns: randomCases(100) },
  );
});

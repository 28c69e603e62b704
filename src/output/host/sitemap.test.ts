/**
 * @jest-environment jsdom
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { anyText } from "../../../test/jest/any-text";
import { workInFolder } from "../../../test/jest/folders";
import { randomCases } from "../../../test/jest/random";
import { pathUrl } from "../../site/addresses/url";
import { sitemap } from "./sitemap";

const SITE = "https://kest.example";

const { onPostBuild: writeSitemap } = jest.requireActual<{
  onPostBuild(api: object, options: object): Promise<void>;
}>("gatsby-plugin-sitemap/gatsby-node");

/** Writes the sitemap of a site with one page, into `public/`. Returns its XML. */
async function sitemapWith(path: string): Promise<string> {
  const data: Queries.SitemapQuery = {
    site: null,
    allSitePage: { nodes: [{ path, pageContext: {} }] },
    allDoc: { nodes: [] },
    allBlogPost: { nodes: [] },
    allPage: { nodes: [{ path, lastUpdate: "2026-01-02", unlisted: false }] },
  };
  await writeSitemap(
    {
      graphql: async () => ({ data }),
      reporter: { verbose: () => {} },
      basePath: "",
      pathPrefix: "",
    },
    {
      ...sitemap,
      entryLimit: 10,
      filterPages: () => false,
      resolvePagePath: () => path,
      resolveSiteUrl: () => SITE,
    },
  );
  return readFileSync(join("public", "sitemap-0.xml"), "utf8");
}

workInFolder();

test("X2 the sitemap is well-formed whatever a page's address is, and leads there", async () => {
  const route = fc
    .oneof(anyText(), fc.constantFrom("a&b", "a'b", "]]>", "\ud800", "\uffff"))
    .map((text) => `/a${text}`);
  await fc.assert(
    fc.asyncProperty(route, async (path) => {
      const xml = await sitemapWith(path);
      const urls = new DOMParser().parseFromString(xml, "application/xml");
      expect(urls.querySelector("parsererror")).toBeNull();
      expect(urls.querySelector("loc")?.textContent).toBe(new URL(pathUrl(path), SITE).href);
      expect(urls.querySelector("lastmod")?.textContent).toContain("2026-01-02");
    }),
    { seed: 26, numRuns: randomCases(100) },
  );
});

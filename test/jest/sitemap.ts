import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sitemap } from "../../src/output/host/sitemap";

const { onPostBuild: writeSitemap } = jest.requireActual<{
  onPostBuild(api: object, options: object): Promise<void>;
}>("gatsby-plugin-sitemap/gatsby-node");

/** Writes the sitemap of a site with one page, into `public/`. Returns its XML. */
export async function sitemapWith(path: string, siteUrl: string): Promise<string> {
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
      resolveSiteUrl: () => siteUrl,
    },
  );
  return readFileSync(join("public", "sitemap-0.xml"), "utf8");
}

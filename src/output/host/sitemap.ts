import * as routes from "../../site/routes";

/** What gatsby-plugin-sitemap asks the data layer for. */
const query = /* GraphQL */ `
  query Sitemap {
    site {
      siteMetadata {
        siteUrl
      }
    }
    allSitePage {
      nodes {
        path
      }
    }
    allDocsVersion {
      nodes {
        path
      }
    }
    allDoc {
      nodes {
        path
        lastUpdate
        unlisted
      }
    }
    allBlogPost {
      nodes {
        path
        date
        lastUpdate
        unlisted
      }
    }
    allPage {
      nodes {
        path
        lastUpdate
        unlisted
      }
    }
  }
`;

/** A page as the sitemap lists it. */
interface Entry {
  path: string;
  /** ISO 8601; null where it is not known. */
  lastmod: string | null;
}

/**
 * Pages that search engines are to know: neither what is unlisted nor what only leads to another
 * page.
 */
export function sitemapEntries(data: Queries.SitemapQuery): Entry[] {
  const documents = [...data.allDoc.nodes, ...data.allBlogPost.nodes, ...data.allPage.nodes];
  const byPath = new Map(documents.map((document) => [document.path, document]));
  const dates = new Map(data.allBlogPost.nodes.map(({ path, date }) => [path, date]));
  const roots = new Set(data.allDocsVersion.nodes.map(({ path }) => path));
  return data.allSitePage.nodes.flatMap(({ path }) => {
    const document = byPath.get(path);
    const isLeft = document?.unlisted ?? (roots.has(path) || routes.isSame(path, routes.notFound));
    if (isLeft) return [];
    return [{ path, lastmod: document?.lastUpdate ?? dates.get(path) ?? null }];
  });
}

/** Options of gatsby-plugin-sitemap (X2). */
export const sitemap = {
  output: "/",
  // robots.txt names it: 60 bytes less in every page.
  createLinkInHead: false,
  // Which pages are listed is decided above.
  excludes: [],
  query,
  resolvePages: sitemapEntries,
  serialize: ({ path, lastmod }: Entry) => ({ url: path, ...(lastmod !== null && { lastmod }) }),
};

import { pathUrl } from "../../site/addresses/url";
import * as routes from "../../site/routes";

/** The query of gatsby-plugin-sitemap. */
const query = /* GraphQL */ `
  query Sitemap {
    site {
      siteMetadata {
        siteUrl
      }
    }
    allSitePage(sort: { path: ASC }) {
      nodes {
        path
        pageContext
      }
    }
    allDoc(sort: { path: ASC }) {
      nodes {
        path
        lastUpdate
        unlisted
      }
    }
    allBlogPost(sort: { path: ASC }) {
      nodes {
        path
        date
        lastUpdate
        unlisted
      }
    }
    allPage(sort: { path: ASC }) {
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
  /** ISO 8601; null when the date is not known. */
  lastmod: string | null;
}

/** Pages that search engines should not know: they have no content of their own. */
const HIDDEN: readonly string[] = [routes.notFound, routes.search];

/**
 * Returns the pages that search engines should know. It leaves out unlisted pages, pages that only
 * lead to another page, the 404 page and the page of search results.
 */
export function sitemapEntries(data: Queries.SitemapQuery): Entry[] {
  const documents = [...data.allDoc.nodes, ...data.allBlogPost.nodes, ...data.allPage.nodes];
  const byPath = new Map(documents.map((document) => [document.path, document]));
  const dates = new Map(data.allBlogPost.nodes.map(({ path, date }) => [path, date]));
  return data.allSitePage.nodes.flatMap(({ path, pageContext }) => {
    const document = byPath.get(path);
    const isHidden = HIDDEN.some((hidden) => routes.isSame(path, hidden));
    const leadsOn = "forward" in Object(pageContext);
    const isLeft = document?.unlisted ?? (leadsOn || isHidden);
    if (isLeft) return [];
    return [{ path, lastmod: document?.lastUpdate ?? dates.get(path) ?? null }];
  });
}

/** Options of gatsby-plugin-sitemap (X2). */
export const sitemap = {
  output: "/",
  // robots.txt names the sitemap. Without a link in the head, every page is 60 bytes smaller.
  createLinkInHead: false,
  // `sitemapEntries` decides which pages are listed.
  excludes: [],
  query,
  resolvePages: sitemapEntries,
  serialize: ({ path, lastmod }: Entry) => ({
    url: pathUrl(path),
    ...(lastmod !== null && { lastmod }),
  }),
};

import { languages, pageLanguage, prefixOf } from "../../data/settings/languages";
import { readSite } from "../../data/settings/site-file";
import { absoluteUrl, pathUrl } from "../../site/addresses/url";
import { addressIn } from "../../site/language-address";
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
  /** The page in all its languages, if the site has several. */
  links?: { lang: string; url: string }[];
}

/** Returns the links of a page to itself in each of its languages; undefined if the site has one. */
function linksOf(path: string, written: unknown): Entry["links"] {
  if (languages.length === 1) return undefined;
  const links = languages.flatMap((one) =>
    Array.isArray(written) && !written.includes(one.tag)
      ? []
      : [{ lang: one.tag, url: absoluteUrl(addressIn(prefixOf(one), path), readSite().url) }],
  );
  return [...links, ...links.slice(0, 1).map(({ url }) => ({ lang: "x-default", url }))];
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
    const { languages: written } = Object(pageContext);
    const links = linksOf(path, written);
    // A page without a translation is that of the site's own language once more.
    if (Array.isArray(written) && !written.includes(pageLanguage.lang)) return [];
    const leadsOn = "forward" in Object(pageContext);
    const isLeft = document?.unlisted ?? (leadsOn || isHidden);
    if (isLeft) return [];
    const lastmod = document?.lastUpdate ?? dates.get(path) ?? null;
    return [{ path, lastmod, ...(links && { links }) }];
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
  serialize: ({ path, lastmod, links }: Entry) => ({
    url: pathUrl(path),
    ...(lastmod !== null && { lastmod }),
    ...(links && { links }),
  }),
};

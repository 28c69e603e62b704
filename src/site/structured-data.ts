/**
 * What search engines are told in the vocabulary of schema.org (X2), whose types these are. All
 * addresses are absolute.
 */
import type { BlogPosting, BreadcrumbList, SearchAction, WebSite, WithContext } from "schema-dts";

const CONTEXT = "https://schema.org";

/** The parameter of an address that opens the search with its value. */
export const SEARCH_PARAMETER = "search";

interface Step {
  name: string;
  /** Null for a section without a page. */
  url: string | null;
}

/** https://schema.org/BreadcrumbList: the way from the home page to a page. */
export const breadcrumbList = (steps: readonly Step[]): WithContext<BreadcrumbList> => ({
  "@context": CONTEXT,
  "@type": "BreadcrumbList",
  itemListElement: steps.map(({ name, url }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    ...(url !== null && { item: url }),
  })),
});

interface Article {
  headline: string;
  description: string;
  url: string;
  image: string;
  /** ISO 8601. */
  published: string;
  /** ISO 8601. */
  modified: string | null;
  authors: readonly { name: string; url: string | null }[];
  publisher: string;
}

/** https://schema.org/BlogPosting: a post. */
export const blogPosting = ({
  headline,
  description,
  url,
  image,
  published,
  modified,
  authors,
  publisher,
}: Article): WithContext<BlogPosting> => ({
  "@context": CONTEXT,
  "@type": "BlogPosting",
  headline,
  description,
  mainEntityOfPage: url,
  image,
  datePublished: published,
  ...(modified !== null && { dateModified: modified }),
  // A name may be that of a team; both are what an author can be.
  author: authors.map((author) => ({
    "@type": "Person",
    name: author.name,
    ...(author.url !== null && { url: author.url }),
  })),
  publisher: { "@type": "Organization", name: publisher },
});

/**
 * https://schema.org/docs/actions.html: `query-input` says of the address which part the reader
 * fills in.
 */
const searchAction = (target: string): SearchAction & { "query-input": string } => ({
  "@type": "SearchAction",
  target,
  "query-input": "required name=query",
});

/**
 * https://schema.org/WebSite: the site, and how its search is asked
 * (https://schema.org/SearchAction).
 */
export const webSite = (name: string, description: string, url: string): WithContext<WebSite> => ({
  "@context": CONTEXT,
  "@type": "WebSite",
  name,
  description,
  url,
  potentialAction: searchAction(`${url}?${SEARCH_PARAMETER}={query}`),
});

/**
 * Builds data for search engines in the vocabulary of schema.org (X2). The types come from
 * `schema-dts`. All addresses are absolute.
 */
import type { BlogPosting, BreadcrumbList, SearchAction, WebSite, WithContext } from "schema-dts";
import { searchParameters } from "./routes";

const CONTEXT = "https://schema.org";

interface Step {
  name: string;
  /** Null for a section without a page. */
  url: string | null;
}

/** Returns the way from the home page to a page (https://schema.org/BreadcrumbList). */
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

/** Describes a post (https://schema.org/BlogPosting). */
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
  // The name may be that of a team. schema.org lets an author be a person or an organisation. This
  // code always writes `Person`.
  author: authors.map((author) => ({
    "@type": "Person",
    name: author.name,
    ...(author.url !== null && { url: author.url }),
  })),
  publisher: { "@type": "Organization", name: publisher },
});

/**
 * Returns the action that searches the site. `query-input` says which part of the address the
 * reader fills in (https://schema.org/docs/actions.html).
 */
const searchAction = (target: string): SearchAction & { "query-input": string } => ({
  "@type": "SearchAction",
  target,
  "query-input": "required name=query",
});

/**
 * Describes the site (https://schema.org/WebSite) and how to search it
 * (https://schema.org/SearchAction). `results` is the address of its page of search results.
 */
export const webSite = (
  name: string,
  description: string,
  url: string,
  results: string,
): WithContext<WebSite> => ({
  "@context": CONTEXT,
  "@type": "WebSite",
  name,
  description,
  url,
  potentialAction: searchAction(`${results}?${searchParameters.input}={query}`),
});

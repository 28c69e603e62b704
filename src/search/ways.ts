import * as routes from "../site/routes";

/** A page where readers find what they have not searched for. */
export interface SearchWay {
  label: string;
  path: string;
}

/** What of the site there is to lead to. */
export interface SiteParts {
  /** The docs, the main version first. */
  docs: readonly { readonly mainDoc: { readonly path: string } | null }[];
  site: { readonly blog: object | null; readonly hasGlossary: boolean } | null;
}

/** Returns where readers find what they have not searched for. */
export function waysOf({ docs: [main], site }: SiteParts): SearchWay[] {
  return [
    ...(main?.mainDoc ? [{ label: STRINGS.search.ways.docs, path: main.mainDoc.path }] : []),
    ...(site?.hasGlossary ? [{ label: STRINGS.search.ways.glossary, path: routes.glossary }] : []),
    ...(site?.blog
      ? [
          { label: STRINGS.search.ways.posts, path: routes.archive },
          { label: STRINGS.search.ways.tags, path: routes.tags },
        ]
      : []),
  ];
}

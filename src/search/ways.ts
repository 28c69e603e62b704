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
    ...(main?.mainDoc ? [{ label: "The documentation", path: main.mainDoc.path }] : []),
    ...(site?.hasGlossary ? [{ label: "The glossary", path: routes.glossary }] : []),
    ...(site?.blog
      ? [
          { label: "All posts", path: routes.archive },
          { label: "All tags", path: routes.tags },
        ]
      : []),
  ];
}

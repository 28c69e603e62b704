import type { SearchWay } from "../../search/client";
import * as routes from "../../site/routes";

interface SiteParts {
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

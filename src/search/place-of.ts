import type { PageResult } from "./ranking/pages";

/** Returns the labels of where a page is on the site, outermost first. */
export function placeOf({ kind, trail }: Pick<PageResult, "kind" | "trail">): string {
  const place =
    kind === "doc"
      ? [STRINGS.search.kinds.doc, ...trail]
      : kind === "page"
        ? [STRINGS.search.page]
        : trail;
  return place.join(" › ");
}

import { KIND_LABELS } from "./address";
import type { PageResult } from "./ranking/pages";

/** Returns the labels of where a page is on the site, outermost first. */
export function placeOf({ kind, trail }: Pick<PageResult, "kind" | "trail">): string {
  const place = kind === "doc" ? [KIND_LABELS.doc, ...trail] : kind === "page" ? ["Page"] : trail;
  return place.join(" › ");
}

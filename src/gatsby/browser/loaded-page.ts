import { withPrefix } from "gatsby";
import { decodePath } from "../../site/addresses/decode-path";
import * as routes from "../../site/routes";
import type { LoadedPage } from "./gatsby-window";

const isObject = (value: unknown): boolean => typeof value === "object" && value !== null;

/** Returns an address without its query and hash. */
export const pathOf = (address: string): string => address.replace(/[?#].*/s, "");

/**
 * Whether Gatsby's router shows the page with this path at an address. If not, the router shows
 * nothing.
 */
const isAt = (path: string, address: string): boolean =>
  routes.isSame(path, routes.notFound) ||
  routes.normalize(withPrefix(path)) === routes.normalize(decodePath(address));

/**
 * Whether Gatsby can show a page. Gatsby takes for granted what this function checks, whatever a
 * host has answered. If any of it is missing, Gatsby throws above the crash page in the component
 * tree.
 */
export function canBeShown(loaded: LoadedPage | undefined, address: string): loaded is LoadedPage {
  if (!loaded || loaded.status === "error") return false;
  const { json, page } = loaded;
  if (!isObject(json?.pageContext)) return false;
  // A page without a query has no data.
  if (json?.data !== undefined && !isObject(json.data)) return false;
  if (typeof page?.path !== "string") return false;
  return page.matchPath !== undefined || isAt(pathOf(page.path), pathOf(address));
}

/**
 * Finds the path of the page at an address, in place of Gatsby's `find-path.js`.
 *
 * Why: Gatsby decodes an address up to three times. It fails at one with `%25` or `%2F` that no page
 * has (gatsby 34998), and shows a page without text. It also requests the data of a page anew for each
 * query (S4): here, no page depends on one. And it brings code for `matchPath` and for redirects in
 * the browser, which this site has not.
 * How much: 0.3 kB of each first page (gzip); a filter of the search's results takes no round trip,
 * and what readers search for within the site is in no log of its host.
 * Asserted: webpack/replaced-modules.ts; holds.ts; find-path.test.ts and a browser test.
 * Until: Gatsby decodes an address once, and tells pages that depend on a query from others.
 */
import { pathOf } from "./loaded-page";

declare const __BASE_PATH__: string;

/** The page whose data the not-found page brings with it. */
const NOT_FOUND = "/404.html";

/** What no page has in its path: browsers drop it, or read it as the name of another host. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: a URL parser drops them
const ODD = /[\0-\x1f\x7f]|^\/\\/;

/** Decodes a path until nothing is encoded. Throws if a part is badly encoded. */
function decode(path: string): string {
  const decoded = decodeURIComponent(path);
  return decoded === path ? path : decode(decoded);
}

/**
 * Returns the path of the page at an address, which may be one that it has returned. Throws if the
 * address is badly encoded: the router cannot read it either, and it is loaded in full.
 */
export function findPath(address: string): string {
  let path = pathOf(address);
  decodeURI(path);
  try {
    path = decode(path);
  } catch {
    return NOT_FOUND;
  }
  // A link to the home page may lack the slash at the end.
  if (`${path}/`.startsWith(`${__BASE_PATH__}/`)) path = path.slice(__BASE_PATH__.length);
  // Hosts take several slashes for one.
  path = path.replace(/\/{2,}/g, "/");
  if (ODD.test(path)) return NOT_FOUND;
  return path.replace(/\/$/, "") || "/";
}

/** No page has a pattern in place of a path. */
export const setMatchPaths = (): void => {};
export const findMatchPath = (): null => null;
export const grabMatchParams = (): object => ({});

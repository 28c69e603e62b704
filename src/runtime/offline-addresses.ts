import { normalize } from "../site/routes";

/**
 * Whether hosts let browsers keep a file for ever: `static/_headers` says the same. `base` is the
 * root of the site, with slashes around.
 */
export function isNamedByContent(pathname: string, base: string): boolean {
  const name = pathname.slice(base.length);
  return name.startsWith("static/") || /^[^/]+\.(?:js|css)$/.test(name);
}

/**
 * The address under which an answer is stored: one for all spellings of a page (R14), without query
 * and hash.
 */
export function storedAddress(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + normalize(pathname);
}

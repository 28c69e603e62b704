import { normalize } from "../../site/routes";

/**
 * Whether a file is named by its content. Hosts let browsers keep such a file for ever, as
 * `static/_headers` says. `base` is the root of the site, with a slash at both ends.
 */
export function isNamedByContent(pathname: string, base: string): boolean {
  const name = pathname.slice(base.length);
  return name.startsWith("static/") || /^[^/]+\.(?:js|css)$/.test(name);
}

/**
 * Returns the address under which the service worker stores an answer. All spellings of a page
 * share one address (R14), without query and hash.
 */
export function storedAddress(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + normalize(pathname);
}

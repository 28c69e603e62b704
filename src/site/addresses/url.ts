/**
 * Only this module makes what is printed as a URL: in HTML, feeds, policies and files for hosts.
 * All other code has routes and addresses as people write them.
 *
 * Routes may have blanks and letters of any script, and Gatsby's router and page data need them as
 * they are. Components ask only while HTML is built, because a browser makes URLs itself; so no
 * page loads code for it. After a click, a link has the address as it was written: both lead to the
 * same page.
 */

import { isExternal } from "../routes";
import { type AddressUse, addressFlaw, asRead, schemeOf } from "./allowed-address";
import { fileAddress } from "./file-address";

declare const printed: unique symbol;

/** An address as RFC 3986 and the URL standard write it: all else is percent-encoded. */
export type Url = string & { readonly [printed]: true };

/** What no URL may contain after its host, and a `%` that encodes nothing. */
const UNSAFE = /%(?![\dA-Fa-f]{2})|[^\w\-.~:/?@!$&'()*+,;=%]/gu;
/** The same in a host, of which brackets mark an IPv6 address. */
const UNSAFE_IN_HOST = /%(?![\dA-Fa-f]{2})|[^\w\-.~:/@!$&'()*+,;=%[\]]/gu;
/** Half of a character of two halves, which no encoding has. */
const HALF = /\p{Cs}/gu;

const encode = (text: string, unsafe = UNSAFE): string =>
  text.replace(HALF, "\ufffd").replace(unsafe, encodeURIComponent);

/** Encodes what is written after the host: the path, the query and the name of a place. */
function encodeRest(text: string): string {
  const [, path = "", query = "", place = ""] = /^([^?#]*)(\??[^#]*)(#?.*)$/s.exec(text) ?? [];
  return (
    encode(path) + encode(query).replaceAll("'", "%27") + place.slice(0, 1) + encode(place.slice(1))
  );
}

/** Replaces the backslashes that browsers read as slashes: those of the path. */
const withSlashes = (address: string): string =>
  address.replace(/^[^?#]*/, (path) => path.replaceAll("\\", "/"));

/** Encodes a whole address. Throws if no browser can read it. */
function encodeWhole(address: string): string {
  const [, host = "", rest = ""] = /^([^/?#]*\/\/[^/?#]*)?(.*)$/s.exec(new URL(address).href) ?? [];
  return encode(host, UNSAFE_IN_HOST) + encodeRest(rest);
}

/**
 * Returns the URL of an address that people wrote: a path of this site, a relative path, a `#place`
 * or a whole address. What is encoded already stays so. Undefined if content may not use the
 * address in this way.
 */
export function toUrl(address: string, use: AddressUse = "link"): Url | undefined {
  if (addressFlaw(address, use) !== undefined) return undefined;
  const read = asRead(address);
  if (schemeOf(read) !== undefined) return encodeWhole(read) as Url;
  return read.startsWith("//")
    ? (encodeWhole(`https:${read}`).slice("https:".length) as Url)
    : (encodeRest(withSlashes(read)) as Url);
}

/**
 * Returns the URL of a path as a file system or a router has it. In such a path, `%`, `?` and `#`
 * are characters like others.
 */
export const pathUrl = (path: string): Url => encodeRest(fileAddress(path)) as Url;

/**
 * Returns the whole URL of a route or file of a site. `base` is the address of the site, with the
 * path prefix. Whatever the route is, the result is on that site.
 */
export const absoluteUrl = (route: string, base: string): Url =>
  encodeWhole(`${base}${encodeRest(withSlashes(route)).replace(/^\/*/, "/")}`) as Url;

/**
 * Returns the whole URL of an address, on the site at `base` or elsewhere. Undefined if content may
 * not use the address in this way.
 */
export function wholeUrl(address: string, base: string, use: AddressUse): Url | undefined {
  const read = asRead(address);
  if (read.startsWith("//")) return toUrl(new URL(base).protocol + read, use);
  return isExternal(read) ? toUrl(read, use) : absoluteUrl(read, base);
}

/**
 * The rules for the addresses that content may lead to. The messages are in `address.ts`, because
 * the browser loads this module for pages whose code computes an address.
 */

/**
 * What an address is for: a link, a picture, sound or film, a page within the page, or the target
 * of a form.
 */
export type AddressUse = "link" | "picture" | "media" | "frame" | "form";

/** What is wrong with an address that content may not use. */
export type AddressFlaw = "control" | "backslash" | "scheme" | "host";

const WEB = ["https", "http"];

/**
 * The allowed schemes of each use, the most common first. An address without a scheme is always
 * allowed.
 */
export const SCHEMES: Readonly<Record<AddressUse, readonly string[]>> = {
  link: [...WEB, "mailto", "tel", "sms", "ethereum", "bitcoin", "ipfs", "ipns", "matrix", "xmpp"],
  picture: WEB,
  media: WEB,
  frame: ["https"],
  form: ["https"],
};

/**
 * The media types that a `data:` address may have. A browser runs the scripts of an SVG file
 * wherever it is not a picture.
 */
const DATA: Readonly<Partial<Record<AddressUse, RegExp>>> = {
  picture: /^image\//i,
  media: /^(?:image\/(?!svg)|audio\/|video\/)/i,
};

// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers skip these before a scheme
const LEADING = /^[\u0000-\u0020]+/;
/** Browsers skip blanks at the end as well. */
const TRAILING = /^(.*[^ ])? +$/s;
/** Browsers skip these characters anywhere in an address. */
const SKIPPED = /[\t\n\r]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: no address needs them
const CONTROL = /[\u0000-\u001f\u007f]/;

/** Returns an address as browsers read it. */
export const asRead = (address: string): string =>
  address.replace(LEADING, "").replace(SKIPPED, "").replace(TRAILING, "$1");

/**
 * Returns the scheme of an address in lower case, as browsers find it. Undefined if there is none.
 */
export const schemeOf = (address: string): string | undefined =>
  /^([a-z][a-z\d+.-]*):/i.exec(asRead(address))?.[1]?.toLowerCase();

/** Whether browsers can read an address: there may be no such host. */
function isReadable(address: string): boolean {
  try {
    return Boolean(new URL(address, schemeOf(address) ? undefined : "https://site"));
  } catch {
    return false;
  }
}

/**
 * Returns what is wrong with an address in this use. Undefined if content may use it so. Of an
 * address that is not whole, only the start is known.
 */
export function addressFlaw(
  address: string,
  use: AddressUse,
  isWhole = true,
): AddressFlaw | undefined {
  const read = asRead(address);
  if (CONTROL.test(read)) return "control";
  if (/^[/\\]*\\/.test(read)) return "backslash";
  const scheme = schemeOf(read);
  const isPicture = scheme === "data" && DATA[use]?.test(read.slice("data:".length));
  if (scheme !== undefined && !SCHEMES[use].includes(scheme) && !isPicture) return "scheme";
  return isWhole && !isReadable(read) ? "host" : undefined;
}

/** Whether an address is a path of this site. Browsers take two slashes for another site. */
export const isOnSite = (address: string): boolean =>
  /^\/(?![/\\])/.test(address.replace(SKIPPED, ""));

/**
 * Returns the addresses in the value of an attribute. Some attributes hold several (`srcset`,
 * `ping`): for those, it returns everything between spaces and commas.
 */
export const addressesIn = (value: string, isList: boolean): string[] =>
  isList ? value.split(/[\s,]+/) : [value];

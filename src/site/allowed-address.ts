/**
 * Which addresses content may lead to. Apart from the words of `address.ts`, because a page whose
 * code works out an address loads this.
 */

/**
 * What an address is for: something to go to, a picture, sound or film, a page within the page, or
 * where a form is sent.
 */
export type AddressUse = "link" | "picture" | "media" | "frame" | "form";

/** What is wrong with an address that content may not use. */
export type AddressFlaw = "control" | "backslash" | "scheme";

const WEB = ["https", "http"];

/**
 * The schemes of each use, the most usual first. An address without a scheme is one of this site.
 */
export const SCHEMES: Readonly<Record<AddressUse, readonly string[]>> = {
  link: [...WEB, "mailto", "tel", "sms", "ethereum", "bitcoin", "ipfs", "ipns", "matrix", "xmpp"],
  picture: WEB,
  media: WEB,
  frame: ["https"],
  form: ["https"],
};

/** What a `data:` address may hold; an SVG file would run its scripts wherever it is no picture. */
const DATA: Readonly<Partial<Record<AddressUse, RegExp>>> = {
  picture: /^image\//i,
  media: /^(?:image\/(?!svg)|audio\/|video\/)/i,
};

// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers skip these before a scheme
const LEADING = /^[\u0000-\u0020]+/;
/** Browsers skip these wherever they stand in an address. */
const SKIPPED = /[\t\n\r]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: no address needs them
const CONTROL = /[\u0000-\u001f\u007f]/;

/** An address as browsers read it. */
export const asRead = (address: string): string =>
  address.replace(LEADING, "").replace(SKIPPED, "");

/**
 * The scheme of an address in small letters, as browsers find it; undefined for an address without
 * one.
 */
export const schemeOf = (address: string): string | undefined =>
  /^([a-z][a-z\d+.-]*):/i.exec(asRead(address))?.[1]?.toLowerCase();

/** What is wrong with an address in this use; undefined when content may use it so. */
export function addressFlaw(address: string, use: AddressUse): AddressFlaw | undefined {
  const read = asRead(address);
  if (CONTROL.test(read)) return "control";
  if (/^[/\\]*\\/.test(read)) return "backslash";
  const scheme = schemeOf(read);
  if (scheme === undefined || SCHEMES[use].includes(scheme)) return undefined;
  return scheme === "data" && DATA[use]?.test(read.slice("data:".length)) ? undefined : "scheme";
}

/**
 * The addresses in the value of an attribute, of which some hold several (`srcset`, `ping`):
 * whatever stands between spaces and commas.
 */
export const addressesIn = (value: string, isList: boolean): string[] =>
  isList ? value.split(/[\s,]+/) : [value];

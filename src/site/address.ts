/** The one place that decides to which addresses content may lead, in text, front matter and YAML alike. */

import { didYouMean } from "./nearest";

/** What an address is for: something to go to, a picture, sound or film, a page within the page, or where a form is sent. */
export type AddressUse = "link" | "picture" | "media" | "frame" | "form";

const WEB = ["https", "http"];

/** The schemes of each use, the most usual first. An address without a scheme is one of this site. */
const SCHEMES: Readonly<Record<AddressUse, readonly string[]>> = {
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

const MOST_SHOWN = 60;

// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers skip these before a scheme
const LEADING = /^[\u0000-\u0020]+/;
/** Browsers skip these wherever they stand in an address. */
const SKIPPED = /[\t\n\r]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: no address needs them
const CONTROL = /[\u0000-\u001f\u007f]/;

/** An address as browsers read it. */
const asRead = (address: string): string => address.replace(LEADING, "").replace(SKIPPED, "");

/** The scheme of an address in small letters, as browsers find it; undefined for an address without one. */
export const schemeOf = (address: string): string | undefined =>
  /^([a-z][a-z\d+.-]*):/i.exec(asRead(address))?.[1]?.toLowerCase();

/** Says why content may not use an address in this way, and what to write instead; undefined when it may. */
export function addressFault(address: string, use: AddressUse): string | undefined {
  const read = asRead(address);
  const scheme = schemeOf(read);
  const shown = `\`${read.slice(0, MOST_SHOWN)}${read.length > MOST_SHOWN ? "…" : ""}\``;
  const allowed = SCHEMES[use];
  const remedy = `Write an address of this site or one with ${allowed.map((name) => `\`${name}:\``).join(", ")}.`;
  if (CONTROL.test(read)) return `${shown} holds a control character. ${remedy}`;
  if (/^[/\\]*\\/.test(read)) {
    return `${shown} starts with a backslash, which browsers take for a slash. ${remedy}`;
  }
  if (scheme === undefined || allowed.includes(scheme)) return undefined;
  if (scheme === "data" && DATA[use]?.test(read.slice("data:".length))) return undefined;
  return `${shown} has the scheme \`${scheme}:\`. ${remedy}${didYouMean(scheme, allowed)}`;
}

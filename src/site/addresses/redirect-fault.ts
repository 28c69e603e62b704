/**
 * Only this module decides how the addresses of redirects may be written. They become rules of
 * hosts, where blanks, `*` and `:name` have a meaning.
 */

import { shown } from "../text";
import { UNSEEN } from "./route-fault";

/** What the URL standard does not allow in an address. It allows the letters of any script. */
const UNWRITTEN = /[^\w\-.~:/?#@!$&'()*+,;=%\u{A1}-\u{10FFFD}]|\s/u;

const ONE_ADDRESS =
  "but a redirect leads from one address to one. Write rules for many into `static/_redirects`.";

/** What rules of hosts do not mean as it is written. */
const SYNTAX: readonly [pattern: RegExp, what: string][] = [
  [/^[^?#]*\*/, "`*`"],
  [/^[^?#]*\/:/, "a part that begins with `:`"],
];

/**
 * Returns what is wrong with an address that a redirect leads from or to. Undefined if nothing is.
 */
export function redirectFault(address: string): string | undefined {
  if (UNSEEN.test(address)) return `${shown(address)} contains an invisible character. Remove it.`;
  const [character] = UNWRITTEN.exec(address) ?? [];
  if (character !== undefined) {
    const name = /\s/.test(character) ? "a blank" : `\`${character}\``;
    return `${shown(address)} contains ${name}. Write \`${encodeURIComponent(character)}\` in its place.`;
  }
  const rule = SYNTAX.find(([pattern]) => pattern.test(address));
  return rule && `${shown(address)} contains ${rule[1]}, ${ONE_ADDRESS}`;
}

/** Returns what is wrong with an address that a redirect leads from. Undefined if nothing is. */
export function formerFault(address: string): string | undefined {
  const end = address.search(/[?#]/);
  if (end === -1) return redirectFault(address);
  return `${shown(address)} contains \`${address[end]}\`, but a redirect leads from a path, whatever query it has. Did you mean \`${address.slice(0, end)}\`?`;
}

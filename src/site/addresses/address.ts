/**
 * Only this module decides to which addresses content may lead. The rules are the same for text,
 * front matter and YAML.
 */

import { didYouMean } from "../problems/nearest";
import { shown } from "../text";
import { type AddressUse, addressFlaw, asRead, SCHEMES, schemeOf } from "./allowed-address";

export type { AddressUse } from "./allowed-address";

/**
 * Returns why content may not use an address in this way, and what to write instead. Undefined if
 * content may use it. Of an address that is not whole, only the start is known.
 */
export function addressFault(address: string, use: AddressUse, isWhole = true): string | undefined {
  const flaw = addressFlaw(address, use, isWhole);
  if (flaw === undefined) return undefined;
  const read = asRead(address);
  const allowed = SCHEMES[use];
  const remedy = `Write an address of this site, or one that starts with ${allowed.map((name) => `\`${name}:\``).join(", ")}.`;
  if (flaw === "control") return `${shown(read)} contains a control character. ${remedy}`;
  if (flaw === "backslash") {
    return `${shown(read)} starts with a backslash, which browsers read as a slash. ${remedy}`;
  }
  if (flaw === "host") return `${shown(read)} names a host that cannot exist. ${remedy}`;
  const scheme = schemeOf(read) ?? "";
  return `${shown(read)} has the scheme \`${scheme}:\`, which is not allowed here. ${remedy}${didYouMean(scheme, allowed)}`;
}

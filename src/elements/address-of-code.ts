import { type AddressUse, addressesIn, addressFlaw } from "../site/allowed-address";

/**
 * The value of an attribute that a document's code has worked out and that holds addresses:
 * undefined, which leaves the attribute out, where content may not lead there. The compile puts
 * calls of it into documents (`safe-markup.ts`), with the place in the content.
 */
export function addressOfCode(
  value: unknown,
  use: AddressUse,
  isList: boolean,
  place: string,
): unknown {
  if (value === undefined || value === null || typeof value === "boolean") return value;
  const text = String(value);
  if (addressesIn(text, isList).every((address) => !addressFlaw(address, use))) return text;
  console.warn(`${place} An address that code has worked out is left out: ${text}`);
  return undefined;
}

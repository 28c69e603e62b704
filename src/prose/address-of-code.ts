import { type AddressUse, addressesIn, addressFlaw } from "../site/addresses/allowed-address";

/**
 * Checks the value of an attribute that holds addresses and that a document's code has computed.
 * Returns the value, or undefined if content may not link to one of the addresses: React then omits
 * the attribute. The compiler puts calls of this function into documents (`safe-markup.ts`), with
 * the place in the content.
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
  console.warn(
    `${place} The page omits an address that the code has computed and that is not allowed: ${text}`,
  );
  return undefined;
}

import { decodePath } from "./decode-path";

/** Encoded characters that are not ASCII. */
const ENCODED = /(?:%[89A-F][\dA-F])+/gi;

/**
 * Returns an address of this site in the form of routes and ids: letters with marks are one character
 * (NFC). Other addresses stay as they are.
 */
export function composed(address: string): string {
  const plain = address.replace(ENCODED, decodePath);
  const typed = plain.normalize("NFC");
  return typed === plain ? address : typed;
}

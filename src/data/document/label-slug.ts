import kebabCase from "lodash/kebabCase.js";
import { nearestSlug, slugFault } from "../../site/addresses/route-fault";

const MOST = 60;

/**
 * Returns the part of an address that a key or label gives, as Docusaurus has it: `web-3` for
 * `Web3`. A label without letters stands for itself. If an address cannot have that, the function
 * returns the nearest part that is allowed, or else the numbers of the label's characters.
 */
export function labelSlug(label: string): string {
  // lodash splits decomposed letters of Korean, and takes the accents of Cyrillic ones.
  const written = label.normalize("NFC");
  const slug = kebabCase(written) || written;
  if (slugFault(slug) === undefined) return slug;
  const numbers = Array.from(written, (character) => character.codePointAt(0)?.toString(16));
  return nearestSlug(slug) ?? numbers.join("-").slice(0, MOST);
}

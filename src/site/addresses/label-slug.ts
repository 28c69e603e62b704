import { kebabCase } from "../text";
import { nearestSlug, slugFault } from "./route-fault";

const MOST = 60;

/**
 * Returns the part of an address that a key or label gives: `web-3` for `Web3`. A label without
 * letters stands for itself. If an address cannot have that, the function returns the nearest part
 * that is allowed, or else the numbers of the label's characters.
 */
export function labelSlug(label: string): string {
  const slug = kebabCase(label) || label;
  if (slugFault(slug) === undefined) return slug;
  const numbers = Array.from(label, (character) => character.codePointAt(0)?.toString(16));
  return nearestSlug(slug) ?? numbers.join("-").slice(0, MOST);
}

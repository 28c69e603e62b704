import { nearestSlug, slugFault } from "./route-fault";
import { kebabCase } from "./text";

const MOST = 60;

/**
 * The part of an address that a key or label gives: `Web3` is `web-3`. One without letters stands
 * for itself, or is told by its numbers.
 */
export function labelSlug(label: string): string {
  const slug = kebabCase(label) || label;
  if (slugFault(slug) === undefined) return slug;
  const numbers = Array.from(label, (character) => character.codePointAt(0)?.toString(16));
  return nearestSlug(slug) ?? numbers.join("-").slice(0, MOST);
}

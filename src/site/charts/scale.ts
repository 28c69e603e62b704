import { nice, ticks } from "d3-array";
import { type Domain, rounded } from "./plot";

/** Returns the value at a share of a domain. */
export const valueAt = ([start, end]: Domain, share: number): number =>
  start + share * (end - start);

/** Returns the nearest value inside a domain. */
export const clampTo = ([start, end]: Domain, value: number): number =>
  Math.min(Math.max(value, start), end);

/** Returns a domain that holds all values and zero, widened to round numbers. It is never empty. */
export function domainOf(values: readonly number[]): Domain {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  return low === high ? [0, 1] : nice(low, high, TICKS);
}

/** About how many ticks fit on the narrowest screen. */
const TICKS = 4;

/** Returns round values inside a domain. */
export const ticksOf = ([start, end]: Domain): number[] => ticks(start, end, TICKS);

/** Returns `count` values at equal distances, both ends included. */
export const evenly = (domain: Domain, count: number): number[] =>
  Array.from({ length: count }, (_, index) => valueAt(domain, index / (count - 1)));

/** Formats a share as an SVG length: "37.5%". */
export const percentage = (share: number): string => `${rounded(share * 1000) / 10}%`;

import { nice, ticks } from "d3-array";
import { type Domain, rounded } from "../plot";

/** The value at a share of a domain. */
export const valueAt = ([start, end]: Domain, share: number): number =>
  start + share * (end - start);

/** The nearest value inside a domain. */
export const clampTo = ([start, end]: Domain, value: number): number =>
  Math.min(Math.max(value, start), end);

/** The domain of all values and zero, widened to round numbers; never empty. */
export function domainOf(values: readonly number[]): Domain {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  return low === high ? [0, 1] : nice(low, high, TICKS);
}

/** About so many ticks fit on the narrowest screen. */
const TICKS = 4;

/** Round values inside a domain. */
export const ticksOf = ([start, end]: Domain): number[] => ticks(start, end, TICKS);

/** So many values at equal distances, both ends included. */
export const evenly = (domain: Domain, count: number): number[] =>
  Array.from({ length: count }, (_, index) => valueAt(domain, index / (count - 1)));

/** A share as a length of SVG: "37.5%". */
export const percentage = (share: number): string => `${rounded(share * 1000) / 10}%`;

import { nice, ticks } from "d3-array";

/** Both ends of an axis. */
export type Domain = readonly [number, number];

/** Side of the square in whose units curves are drawn; it is stretched over the plot. */
export const PLOT_UNITS = 1000;

/** Where in a domain a value lies: 0 is its start, 1 its end. */
export const shareOf = ([start, end]: Domain, value: number): number =>
  (value - start) / (end - start);

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

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** A share as a length of SVG: "37.5%". */
export const percentage = (share: number): string => `${rounded(share * 1000) / 10}%`;

/** The path of a curve in plot units, through its values at some places. */
export function pathOf(
  places: readonly number[],
  at: (place: number) => number,
  x: Domain,
  y: Domain,
): string {
  const points = places.map((place) => {
    const across = rounded(PLOT_UNITS * shareOf(x, place));
    const down = rounded(PLOT_UNITS * (1 - shareOf(y, at(place))));
    return `${across} ${down}`;
  });
  return `M${points.join("L")}`;
}

import { mean } from "d3-array";

/** What a site of so many docs, or of another size, costs, in any unit. */
export interface Cost {
  size: number;
  cost: number;
}

/** What each further doc, or unit of size, costs, between one size and the next. */
export interface MarginalCost {
  from: number;
  to: number;
  each: number;
}

/** What each further doc, or unit of size, costs between neighbouring sizes. */
export function marginalCosts(costs: readonly Cost[]): MarginalCost[] {
  const sorted = costs.toSorted((a, b) => a.size - b.size);
  return sorted.slice(1).map(({ size, cost }, index) => {
    const before = sorted[index] ?? { size: 0, cost: 0 };
    return { from: before.size, to: size, each: (cost - before.cost) / (size - before.size) };
  });
}

/**
 * The power of the size with which costs grow: what comes on top of the smallest size, by least
 * squares of the logarithms. Null where fewer than two sizes cost more than the smallest.
 */
export function growthExponent(costs: readonly Cost[]): number | null {
  const [smallest, ...larger] = costs.toSorted((a, b) => a.size - b.size);
  if (!smallest) return null;
  const points = larger
    .map(({ size, cost }) => [size - smallest.size, cost - smallest.cost] as const)
    .filter(([, cost]) => cost > 0)
    .map(([size, cost]) => [Math.log(size), Math.log(cost)] as const);
  if (points.length < 2) return null;
  const x = mean(points, ([size]) => size) ?? 0;
  const y = mean(points, ([, cost]) => cost) ?? 0;
  const covariance = mean(points, ([size, cost]) => (size - x) * (cost - y)) ?? 0;
  const variance = mean(points, ([size]) => (size - x) ** 2) ?? 0;
  return covariance / variance;
}

/** How far from 1 a power may be that measurements cannot tell from it. */
const TOLERANCE = 0.1;

/** Says of a power whether growth is linear. */
export function describeGrowth(exponent: number | null): string {
  if (exponent === null) return "too few sizes to tell how it grows.";
  const power = `what comes on top of the smallest size grows as size^${exponent.toFixed(2)}`;
  if (Math.abs(exponent - 1) <= TOLERANCE) return `linear; ${power}.`;
  return `${exponent > 1 ? "faster" : "slower"} than linear; ${power}.`;
}

import { mean } from "d3-array";

/** A measured cost, in any unit, of a site with `size` docs (or of another kind of size). */
export interface Cost {
  size: number;
  cost: number;
}

/** The cost of each further doc (or other unit of size) between one size and the next. */
export interface MarginalCost {
  from: number;
  to: number;
  each: number;
}

/** Returns the cost of each further doc (or other unit of size) between neighbouring sizes. */
export function marginalCosts(costs: readonly Cost[]): MarginalCost[] {
  const sorted = costs.toSorted((a, b) => a.size - b.size);
  return sorted.slice(1).map(({ size, cost }, index) => {
    const before = sorted[index] ?? { size: 0, cost: 0 };
    return { from: before.size, to: size, each: (cost - before.cost) / (size - before.size) };
  });
}

/**
 * Returns the exponent n of the growth: the cost above that of the smallest size grows as size^n.
 * The function fits n to the logarithms by least squares. Returns null if fewer than two sizes cost
 * more than the smallest.
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

/** Measurements cannot tell an exponent from 1 if it differs by less than this. */
const TOLERANCE = 0.1;

/** Describes in words whether growth with this exponent is linear. */
export function describeGrowth(exponent: number | null): string {
  if (exponent === null) return "too few sizes to tell how it grows.";
  const power = `what comes on top of the smallest size grows as size^${exponent.toFixed(2)}`;
  if (Math.abs(exponent - 1) <= TOLERANCE) return `linear; ${power}.`;
  return `${exponent > 1 ? "faster" : "slower"} than linear; ${power}.`;
}

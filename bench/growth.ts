import { mean } from "d3-array";

/** What a site of so many docs costs, in any unit. */
export interface Cost {
  docs: number;
  cost: number;
}

/** What each further doc costs, between one size and the next. */
export interface MarginalCost {
  from: number;
  to: number;
  each: number;
}

/** What each further doc costs between neighbouring sizes. */
export function marginalCosts(costs: readonly Cost[]): MarginalCost[] {
  const sorted = costs.toSorted((a, b) => a.docs - b.docs);
  return sorted.slice(1).map(({ docs, cost }, index) => {
    const before = sorted[index] ?? { docs: 0, cost: 0 };
    return { from: before.docs, to: docs, each: (cost - before.cost) / (docs - before.docs) };
  });
}

/**
 * The power of the number of docs with which costs grow: what comes on top of the smallest size, by least squares of the
 * logarithms. Null where fewer than two sizes cost more than the smallest.
 */
export function growthExponent(costs: readonly Cost[]): number | null {
  const [smallest, ...larger] = costs.toSorted((a, b) => a.docs - b.docs);
  if (!smallest) return null;
  const points = larger
    .map(({ docs, cost }) => [docs - smallest.docs, cost - smallest.cost] as const)
    .filter(([, cost]) => cost > 0)
    .map(([docs, cost]) => [Math.log(docs), Math.log(cost)] as const);
  if (points.length < 2) return null;
  const x = mean(points, ([docs]) => docs) ?? 0;
  const y = mean(points, ([, cost]) => cost) ?? 0;
  const covariance = mean(points, ([docs, cost]) => (docs - x) * (cost - y)) ?? 0;
  const variance = mean(points, ([docs]) => (docs - x) ** 2) ?? 0;
  return covariance / variance;
}

/** How far from 1 a power may be that measurements cannot tell from it. */
const TOLERANCE = 0.1;

/** Says of a power whether growth is linear. */
export function describeGrowth(exponent: number | null): string {
  if (exponent === null) return "too few sizes to tell how it grows.";
  const power = `what comes on top of the smallest size grows as docs^${exponent.toFixed(2)}`;
  if (Math.abs(exponent - 1) <= TOLERANCE) return `linear; ${power}.`;
  return `${exponent > 1 ? "faster" : "slower"} than linear; ${power}.`;
}

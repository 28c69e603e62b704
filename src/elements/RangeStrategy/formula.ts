import {
  type PriceRange,
  positionAmounts,
  positionValue,
} from "../../site/formulas/liquidity-range";

/**
 * A strategy that keeps one position around the price, and the pool in which it does so. Amounts
 * are in token 1. Fee and impact are shares: 0.003 is 0.3%.
 */
export interface StrategyRules {
  /** Half of it is in token 0 at first. */
  deposit: number;
  /**
   * The range goes from the price divided by the factor to the price times the factor. Infinity
   * stands for all prices.
   */
  factor: number;
  /** What is traded in the pool in an epoch. */
  volume: number;
  fee: number;
  /** Liquidity of all others. It is the same at every price. */
  others: number;
  /** How much worse than the pool's price the swap of a rebalance is, besides the fee. */
  impact: number;
  /** What the network takes for a rebalance. */
  gas: number;
}

/** One epoch of a strategy. Amounts are in token 1. */
export interface StrategyEpoch {
  /** Prices at the start and at the end. */
  from: number;
  to: number;
  fees: number;
  /** Loss-versus-rebalancing. */
  lvr: number;
  /** What the rebalance at the end of the epoch has cost. */
  cost: number;
  isRebalanced: boolean;
  /** Position and all fees so far, after the rebalance. */
  value: number;
}

/**
 * Returns the share of the time in which a price is in a range. The logarithm of the price moves in
 * a straight line.
 */
export function shareInRange(from: number, to: number, { low, high }: PriceRange): number {
  const least = Math.min(from, to);
  const most = Math.max(from, to);
  if (least >= low && most <= high) return 1;
  const inside = Math.log(Math.min(most, high)) - Math.log(Math.max(least, low));
  return inside > 0 ? inside / Math.log(most / least) : 0;
}

/**
 * Returns the value of a position after it has moved to the current price. It holds one token only,
 * as its range is left. Gas is paid first. Of the rest, the swap sells so much that both halves are
 * equal after fee and impact: rest − sold = sold × (1 − loss).
 */
function recentred(value: number, { fee, impact, gas }: StrategyRules): number {
  const rest = Math.max(0, value - gas);
  const kept = 1 - Math.min(1, fee + impact);
  return (2 * kept * rest) / (1 + kept);
}

/**
 * Follows a strategy over epochs. `prices` are those at the start and at the end of each epoch. If
 * the price is outside of the range at the end of an epoch, the strategy closes the position and
 * opens another one around the price. Fees are booked in token 1. They stay beside the position, so
 * they never compound. A position over all prices is a strategy with an infinite factor.
 *
 * Fees of an epoch: volume × fee × L / (L + L of others) × share of the time in the range.
 *
 * LVR of an epoch is what a portfolio gains that holds what the position held at the start, less
 * what the position gains: it is measured on the path itself, with one price per epoch. In the
 * range that is L × √P × (√(P'/P) − 1)², which is L × σ² × √P / 4 for small steps, σ² being the
 * squared logarithmic return. A price that also swings within an epoch costs more. Value already
 * contains LVR: it is no further cost.
 * Source: Milionis, Moallemi, Roughgarden, Zhang, "Automated Market Making and
 * Loss-Versus-Rebalancing" (arXiv 2208.06046).
 */
export function strategyRun(prices: readonly number[], rules: StrategyRules): StrategyEpoch[] {
  const { deposit, factor, volume, fee, others } = rules;
  const open = (price: number, value: number) => {
    const range = { low: price / factor, high: price * factor };
    return { range, liquidity: value / positionValue(1, price, range) };
  };
  const [start = 1, ...ends] = prices;
  let from = start;
  let { range, liquidity } = open(from, deposit);
  let earned = 0;
  return ends.map((to) => {
    const before = positionValue(liquidity, from, range);
    const after = positionValue(liquidity, to, range);
    const gained = positionAmounts(liquidity, from, range).token0 * (to - from);
    const part = liquidity && liquidity / (liquidity + others);
    const fees = volume * fee * part * shareInRange(from, to, range);
    earned += fees;

    const isRebalanced = to < range.low || to > range.high;
    const position = isRebalanced ? recentred(after, rules) : after;
    if (isRebalanced) ({ range, liquidity } = open(to, position));
    const epoch = {
      from,
      to,
      fees,
      // Rounding may leave less than nothing.
      lvr: Math.max(0, gained - (after - before)),
      cost: after - position,
      isRebalanced,
      value: position + earned,
    };
    from = to;
    return epoch;
  });
}

/** Returns the value of a deposit of which half was in each token at the first price. */
export const heldValue = (deposit: number, first: number, price: number): number =>
  (deposit / 2) * (1 + price / first);

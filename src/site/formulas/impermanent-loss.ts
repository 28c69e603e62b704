import { type PriceRange, positionAmounts, positionValue } from "./liquidity-range";

/**
 * Value of a 50/50 deposit over all prices against holding, when one price becomes `ratio` times
 * the other: 2√r / (1 + r) − 1.
 * Zero or negative: −0.2 is a loss of 20%. Source: Pintail, "Uniswap: A Good Deal for Liquidity
 * Providers?".
 */
export const impermanentLoss = (ratio: number): number => (2 * Math.sqrt(ratio)) / (1 + ratio) - 1;

/**
 * The same for a position in a range, opened at one price inside of it and valued at another, which
 * may lie outside: its value against that of the amounts it began with.
 */
export function rangeLoss(first: number, price: number, range: PriceRange): number {
  const { token0, token1 } = positionAmounts(1, first, range);
  return positionValue(1, price, range) / (token0 * price + token1) - 1;
}

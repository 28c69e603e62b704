import { type PriceRange, positionAmounts, positionValue } from "./liquidity-range";

/**
 * Returns how much less a 50/50 deposit over all prices is worth than holding, when one price
 * becomes `ratio` times the other: 2√r / (1 + r) − 1.
 * The result is zero or negative: −0.2 is a loss of 20%. Source: Pintail, "Uniswap: A Good Deal for
 * Liquidity Providers?".
 */
export const impermanentLoss = (ratio: number): number => (2 * Math.sqrt(ratio)) / (1 + ratio) - 1;

/**
 * Returns the same for a position in a range: its value relative to that of the amounts it began
 * with. The position is opened at the price `first`, inside the range. It is valued at `price`,
 * which may lie outside.
 */
export function rangeLoss(first: number, price: number, range: PriceRange): number {
  const { token0, token1 } = positionAmounts(1, first, range);
  return positionValue(1, price, range) / (token0 * price + token1) - 1;
}

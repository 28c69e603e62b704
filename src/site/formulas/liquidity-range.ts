/** Bounds of a position, as prices of token 0 in token 1. */
export interface PriceRange {
  low: number;
  high: number;
}

/** Amounts of a position's two tokens. */
export interface PositionAmounts {
  token0: number;
  token1: number;
}

const clamp = (price: number, { low, high }: PriceRange): number =>
  Math.min(Math.max(price, low), high);

/**
 * Token amounts of a position with so much liquidity at a price: all token 0 below the range, all
 * token 1 above it.
 * Source: Uniswap v3 whitepaper, 6.29 and 6.30.
 */
export function positionAmounts(
  liquidity: number,
  price: number,
  range: PriceRange,
): PositionAmounts {
  const inRange = Math.sqrt(clamp(price, range));
  return {
    token0: liquidity * (1 / inRange - 1 / Math.sqrt(range.high)),
    token1: liquidity * (inRange - Math.sqrt(range.low)),
  };
}

/** Value of a position in token 1. */
export function positionValue(liquidity: number, price: number, range: PriceRange): number {
  const { token0, token1 } = positionAmounts(liquidity, price, range);
  return token0 * price + token1;
}

/**
 * How many times more liquidity a value provides in a range than over all prices, at a price inside
 * the range: 2 / (2 − √(price/high) − √(low/price)). For a range with the price at its geometric
 * centre it is the whitepaper's 1 / (1 − (low/high)^(1/4)).
 */
export const capitalEfficiency = (price: number, { low, high }: PriceRange): number =>
  2 / (2 - Math.sqrt(price / high) - Math.sqrt(low / price));

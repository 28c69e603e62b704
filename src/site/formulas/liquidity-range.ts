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
 * Returns the token amounts of a position with a given liquidity at a price. Below the range the
 * position holds only token 0, above it only token 1.
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

/** Returns the value of a position in token 1. */
export function positionValue(liquidity: number, price: number, range: PriceRange): number {
  const { token0, token1 } = positionAmounts(liquidity, price, range);
  return token0 * price + token1;
}

/**
 * Returns how many times more liquidity a value provides in a range than over all prices. The price
 * must be inside the range: 2 / (2 − √(price/high) − √(low/price)). For a range with the price at
 * its geometric centre, this is the whitepaper's 1 / (1 − (low/high)^(1/4)).
 */
export const capitalEfficiency = (price: number, { low, high }: PriceRange): number =>
  2 / (2 - Math.sqrt(price / high) - Math.sqrt(low / price));

/** A price and how long it held. */
export interface PriceStretch {
  price: number;
  seconds: number;
}

const weighted = (
  stretches: readonly PriceStretch[],
  ofPrice: (price: number) => number,
): number => {
  let sum = 0;
  let time = 0;
  for (const { price, seconds } of stretches) {
    sum += ofPrice(price) * seconds;
    time += seconds;
  }
  return sum / time;
};

/** Returns the time-weighted arithmetic mean of prices. */
export const arithmeticAverage = (stretches: readonly PriceStretch[]): number =>
  weighted(stretches, (price) => price);

/** Returns the time-weighted geometric mean of prices. An average of ticks gives the same mean. */
export const geometricAverage = (stretches: readonly PriceStretch[]): number =>
  Math.exp(weighted(stretches, Math.log));

/**
 * Returns the average tick between two readings of a pool's tick sum. Source: Uniswap
 * documentation, "Oracle".
 */
export const averageTick = (sumBefore: number, sumAfter: number, seconds: number): number =>
  (sumAfter - sumBefore) / seconds;

const STEP = 1.0001;

/**
 * Returns the price of token 0 in token 1 at a tick, before decimals: 1.0001^tick. Source: Uniswap
 * v3 whitepaper, 6.1.
 */
export const priceAtTick = (tick: number): number => STEP ** tick;

/**
 * Returns the tick of a price, as a fraction. A pool's current tick is the whole number below it.
 */
export const tickAtPrice = (price: number): number => Math.log(price) / Math.log(STEP);

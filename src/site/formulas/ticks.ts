const STEP = 1.0001;

/**
 * Price of token 0 in token 1 at a tick, before decimals: 1.0001^tick. Source: Uniswap v3
 * whitepaper, 6.1.
 */
export const priceAtTick = (tick: number): number => STEP ** tick;

/** The tick of a price, as a fraction; a pool's current tick is the whole number below. */
export const tickAtPrice = (price: number): number => Math.log(price) / Math.log(STEP);

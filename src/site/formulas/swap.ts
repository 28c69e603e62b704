/**
 * Reserves of a pool, scaled to the same decimals: of the token sold to the pool, and of the token
 * bought from it.
 */
export interface Reserves {
  sold: number;
  bought: number;
}

/** How a legacy pool prices a swap. Amounts are what is left after the fee. */
export interface SwapCurve {
  /** The value that a swap leaves unchanged. */
  invariant: (reserves: Reserves) => number;
  /** Amount bought for an amount sold. */
  output: (reserves: Reserves, amount: number) => number;
  /** Price of the next tiny unit sold, in units bought. */
  price: (reserves: Reserves) => number;
}

/** x × y = k. Source: Uniswap v2 whitepaper; volatile pools in Aerodrome's Pool.sol. */
export const volatileCurve: SwapCurve = {
  invariant: ({ sold, bought }) => sold * bought,
  output: ({ sold, bought }, amount) => (bought * amount) / (sold + amount),
  price: ({ sold, bought }) => bought / sold,
};

/** As many steps as Pool.sol allows. Ordinary reserves need about five. */
const MOST_STEPS = 255;

const correlatedInvariant = (x: number, y: number): number => x ** 3 * y + x * y ** 3;

/**
 * Returns the y for which x³y + xy³ = k, by Newton's method from a first guess (Pool.sol:
 * `_get_y`).
 */
function solveCorrelated(x: number, k: number, guess: number): number {
  let y = guess;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const correction = (correlatedInvariant(x, y) - k) / (x ** 3 + 3 * x * y ** 2);
    y -= correction;
    if (Math.abs(correction) <= y * Number.EPSILON) break;
  }
  return y;
}

/** x³y + xy³ = k. Source: correlated ("stable") pools in Aerodrome's Pool.sol. */
export const correlatedCurve: SwapCurve = {
  invariant: ({ sold, bought }) => correlatedInvariant(sold, bought),
  output: ({ sold, bought }, amount) =>
    bought - solveCorrelated(sold + amount, correlatedInvariant(sold, bought), bought),
  price: ({ sold: x, bought: y }) => (3 * x ** 2 * y + y ** 3) / (x ** 3 + 3 * x * y ** 2),
};

/** Returns what is left of an amount after a fee. The fee is a share: 0.003 is 0.3%. */
export const afterFee = (amount: number, fee: number): number => amount * (1 - fee);

/**
 * Returns how much worse the average price of a swap is than the price before it: 0.01 is 1%. An
 * amount of zero has no impact.
 */
export function priceImpact(curve: SwapCurve, reserves: Reserves, amount: number): number {
  if (amount === 0) return 0;
  return 1 - curve.output(reserves, amount) / (amount * curve.price(reserves));
}

// #region price
/** Returns the price of a pool: how much of the second token one of the first costs. */
export const priceOf = (reserves: readonly [number, number]): number => reserves[1] / reserves[0];
// #endregion price

export class Quote {
  // #region amount
  /** Returns what a swap pays out. */
  amount(given: number, reserves: readonly [number, number]): number {
    const [from, to] = reserves;
    // #region product
    return (to * given) / (from + given);
    // #endregion
  }
  // #endregion amount

  // #region open
  readonly name = "quote";
}

/**
 * Fees in any one unit, such as percent or pips (millionths). `perTick` is in that unit per tick.
 */
export interface DynamicFeeRules {
  base: number;
  perTick: number;
  cap: number;
}

/**
 * Returns the fee at a deviation of the current tick from its time-weighted average. The deviation
 * is in ticks, in either direction: min(base + perTick × |deviation|, cap).
 * Source: Slipstream, contracts/core/fees/DynamicSwapFeeModule.sol.
 */
export const dynamicFee = ({ base, perTick, cap }: DynamicFeeRules, deviation: number): number =>
  Math.min(base + perTick * Math.abs(deviation), cap);

/**
 * Returns the deviation, in ticks, from which the cap applies. Infinite if the fee does not rise.
 */
export const deviationAtCap = ({ base, perTick, cap }: DynamicFeeRules): number =>
  cap <= base ? 0 : (cap - base) / perTick;

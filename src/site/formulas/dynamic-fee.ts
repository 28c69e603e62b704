/** Fees in one unit, whichever (percent, or pips of a millionth); `perTick` is that unit a tick. */
export interface DynamicFeeRules {
  base: number;
  perTick: number;
  cap: number;
}

/**
 * Fee at a deviation of the current tick from its time-weighted average, in ticks either way:
 * min(base + perTick × |deviation|, cap).
 * Source: Slipstream, contracts/core/fees/DynamicSwapFeeModule.sol.
 */
export const dynamicFee = ({ base, perTick, cap }: DynamicFeeRules, deviation: number): number =>
  Math.min(base + perTick * Math.abs(deviation), cap);

/** Deviation in ticks from which on the cap holds; infinite where the fee does not rise. */
export const deviationAtCap = ({ base, perTick, cap }: DynamicFeeRules): number =>
  cap <= base ? 0 : (cap - base) / perTick;

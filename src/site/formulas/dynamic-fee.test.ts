import { deviationAtCap, dynamicFee } from "./dynamic-fee";

/** Fees in pips, which are millionths. Slipstream's K of 1e6, scaled by 1e6, is one pip a tick. */
const PIPS = { base: 500, perTick: 1, cap: 10_000 };

describe("M5 dynamic fee", () => {
  // Slipstream, contracts/core/fees/README.md: a tick delta of 100 with K = 1e6 adds 100 pips,
  // 0.01%.
  test("a deviation of 100 ticks adds 100 pips", () => {
    expect(dynamicFee(PIPS, 100)).toBe(600);
    expect(dynamicFee({ base: 0.05, perTick: 0.0001, cap: 1 }, 100)).toBeCloseTo(0.06);
  });

  test.each([
    [0, 500],
    [-100, 600],
    [9_499, 9_999],
    [9_500, 10_000],
    [887_272, 10_000],
  ])("at a deviation of %d ticks the fee is %d pips", (deviation, fee) => {
    expect(dynamicFee(PIPS, deviation)).toBe(fee);
  });

  test("the cap holds from a deviation on", () => {
    expect(deviationAtCap(PIPS)).toBe(9_500);
    expect(dynamicFee(PIPS, deviationAtCap(PIPS))).toBe(PIPS.cap);
    expect(deviationAtCap({ ...PIPS, cap: 500 })).toBe(0);
    expect(deviationAtCap({ ...PIPS, perTick: 0 })).toBe(Number.POSITIVE_INFINITY);
  });
});

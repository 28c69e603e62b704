import { arithmeticAverage, averageTick, geometricAverage } from "./average-price";
import { priceAtTick, tickAtPrice } from "./ticks";

describe("M5 average prices", () => {
  // Uniswap documentation, "Oracle": sums of 70,000 and 1,070,000, ten seconds apart.
  test("two readings of a tick sum give 100,000, a price of 22,015.5", () => {
    expect(averageTick(70_000, 1_070_000, 10)).toBe(100_000);
    expect(priceAtTick(averageTick(70_000, 1_070_000, 10))).toBeCloseTo(22015.5, 1);
  });

  test("prices of 1, 2 and 4 have a geometric mean of 2 and an arithmetic mean of 7/3", () => {
    const stretches = [1, 2, 4].map((price) => ({ price, seconds: 600 }));
    expect(geometricAverage(stretches)).toBeCloseTo(2);
    expect(arithmeticAverage(stretches)).toBeCloseTo(7 / 3);
  });

  // Worked example of content/docs/core/oracle-n-mev-protection.md.
  test("a price ten times as high for 12 of 1,800 seconds", () => {
    const stretches = [
      { price: priceAtTick(69_080), seconds: 1788 },
      { price: priceAtTick(92_107), seconds: 12 },
    ];
    expect(geometricAverage(stretches)).toBeCloseTo(1015.37, 2);
    expect(arithmeticAverage(stretches)).toBeCloseTo(1059.89, 2);
    expect(tickAtPrice(geometricAverage(stretches))).toBeCloseTo(69233.51, 2);
  });

  test("the geometric mean of inverse prices is the inverse, never above the arithmetic one", () => {
    const stretches = [
      { price: 3, seconds: 100 },
      { price: 0.2, seconds: 7 },
    ];
    const inverse = stretches.map(({ price, seconds }) => ({ price: 1 / price, seconds }));
    expect(geometricAverage(inverse)).toBeCloseTo(1 / geometricAverage(stretches));
    expect(geometricAverage(stretches)).toBeLessThan(arithmeticAverage(stretches));
  });
});

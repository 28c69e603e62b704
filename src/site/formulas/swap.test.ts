import { afterFee, correlatedCurve, priceImpact, type SwapCurve, volatileCurve } from "./swap";

const EVEN = { sold: 1000, bought: 1000 };

describe("M5 swaps on x × y = k", () => {
  // From UniswapV2Pair.spec.ts of Uniswap/v2-core: amount, reserves, and output after a fee of 0.3%
  // (the first 15 digits).
  test.each([
    [1, 5, 10, 1.66249791562447],
    [1, 10, 5, 0.45330544694007],
    [2, 5, 10, 2.85101515584786],
    [2, 10, 5, 0.83124895781223],
    [1, 10, 10, 0.90661089388014],
    [1, 100, 100, 0.98715803439706],
    [1, 1000, 1000, 0.9960069810399],
  ])("%d sold to reserves of %d and %d gives %d", (amount, sold, bought, output) => {
    expect(volatileCurve.output({ sold, bought }, afterFee(amount, 0.003))).toBeCloseTo(output, 12);
  });
});

describe("M5 swaps on x³y + xy³ = k", () => {
  // Cardano's formula gives the positive root of the cubic x·y³ + x³·y − k = 0. Newton's method has
  // to find the same root.
  test.each([10, 100, 300, 500, 800, 5000])("%d sold to 1,000 and 1,000", (amount) => {
    const x = EVEN.sold + amount;
    const half = correlatedCurve.invariant(EVEN) / (2 * x);
    const root = Math.sqrt(half ** 2 + (x ** 2 / 3) ** 3);
    const y = Math.cbrt(half + root) + Math.cbrt(half - root);
    expect(correlatedCurve.output(EVEN, amount)).toBeCloseTo(EVEN.bought - y, 6);
  });

  test("at equal reserves the price is 1, whatever their size", () => {
    for (const amount of [1e-6, 1, 1e12]) {
      expect(correlatedCurve.price({ sold: amount, bought: amount })).toBeCloseTo(1);
    }
  });

  // Worked examples of content/docs/core/legacy-liquidity.md.
  test.each([
    [10, 9.999995, 0.0000005],
    [100, 99.9501, 0.0005],
    [300, 296.0668, 0.0131],
    [500, 472.6043, 0.0548],
    [800, 668.3258, 0.1646],
  ])("%d sold gives %d, an impact of %d", (amount, output, impact) => {
    expect(correlatedCurve.output(EVEN, amount)).toBeCloseTo(output, 4);
    expect(priceImpact(correlatedCurve, EVEN, amount)).toBeCloseTo(impact, 4);
  });
});

describe.each<[string, SwapCurve]>([
  ["x × y = k", volatileCurve],
  ["x³y + xy³ = k", correlatedCurve],
])("M5 any swap on %s", (_, curve) => {
  test.each([
    [1000, 1000, 1],
    [1000, 1000, 1000],
    [5, 4000, 90],
    [4000, 5, 90],
    [1e12, 3e12, 1e11],
    [1e-6, 1e-6, 1e-7],
  ])("reserves of %d and %d keep the invariant when %d is sold", (sold, bought, amount) => {
    const before = { sold, bought };
    const output = curve.output(before, amount);
    const after = { sold: sold + amount, bought: bought - output };
    expect(output).toBeGreaterThan(0);
    expect(after.bought).toBeGreaterThan(0);
    expect(curve.invariant(after) / curve.invariant(before)).toBeCloseTo(1, 9);
  });

  test("nothing sold buys nothing, at no impact", () => {
    expect(curve.output(EVEN, 0)).toBeCloseTo(0, 9);
    expect(priceImpact(curve, EVEN, 0)).toBe(0);
  });

  test("the price of a tiny swap is the curve's price", () => {
    const reserves = { sold: 3000, bought: 1000 };
    expect(curve.output(reserves, 0.001) / 0.001).toBeCloseTo(curve.price(reserves), 5);
  });

  test("more sold, more bought, at a worse price", () => {
    const amounts = [10, 100, 1000, 10_000];
    const impacts = amounts.map((amount) => priceImpact(curve, EVEN, amount));
    expect(impacts).toEqual([...impacts].sort((a, b) => a - b));
    expect(curve.output(EVEN, 10_000)).toBeLessThan(EVEN.bought);
  });
});

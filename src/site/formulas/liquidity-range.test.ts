import { capitalEfficiency, positionAmounts, positionValue } from "./liquidity-range";

const RANGE = { low: 81, high: 121 };

describe("M5 a position in a range", () => {
  // Worked example of content/docs/core/cl.md, computed by hand with the square roots 9, 10 and 11.
  test.each([
    [64, 20.202, 0, 1292.93],
    [81, 20.202, 0, 1636.36],
    [100, 9.0909, 1000, 1909.09],
    [121, 0, 2000, 2000],
    [144, 0, 2000, 2000],
  ])("liquidity of 1,000 from 81 to 121 at a price of %d", (price, token0, token1, value) => {
    const amounts = positionAmounts(1000, price, RANGE);
    expect(amounts.token0).toBeCloseTo(token0, 4);
    expect(amounts.token1).toBeCloseTo(token1, 4);
    expect(positionValue(1000, price, RANGE)).toBeCloseTo(value, 2);
  });

  test("the amounts meet the curve of Uniswap v3 (whitepaper, 2.2)", () => {
    const { token0, token1 } = positionAmounts(1000, 93, RANGE);
    const product =
      (token0 + 1000 / Math.sqrt(RANGE.high)) * (token1 + 1000 * Math.sqrt(RANGE.low));
    expect(product).toBeCloseTo(1000 ** 2, 4);
  });
});

describe("M5 capital efficiency", () => {
  // Uniswap's announcement of v3, "Capital Efficiency":
  // https://blog.uniswap.org/uniswap-v3#capital-efficiency.
  test.each([
    [
      "$183,500 in a range from 1,000 to 2,250, at 1,500, do as much as $1m",
      1500,
      1000,
      2250,
      1_000_000 / 183_500,
    ],
    ["$25m from 0.99 to 1.01 do as much as $5bn", 1, 0.99, 1.01, 5000 / 25],
    ["$25m from 0.999 to 1.001 do as much as $50bn", 1, 0.999, 1.001, 50_000 / 25],
    ["a single range of 0.10% is 4,000 times as deep", 1.001 ** 0.5, 1, 1.001, 4000],
  ])("%s", (_, price, low, high, published) => {
    expect(capitalEfficiency(price, { low, high }) / published).toBeCloseTo(1, 2);
  });

  test.each([4, 2, 1.25, 1.1, 1.01])("a range of ±%d times agrees with 1/(1−(a/b)^¼)", (factor) => {
    const range = { low: 100 / factor, high: 100 * factor };
    const whitepaper = 1 / (1 - (range.low / range.high) ** 0.25);
    expect(capitalEfficiency(100, range)).toBeCloseTo(whitepaper, 6);
  });

  test("it is the value that all prices need, divided by that of the range", () => {
    const everywhere = 2 * 1000 * Math.sqrt(100);
    expect(capitalEfficiency(100, RANGE)).toBeCloseTo(everywhere / positionValue(1000, 100, RANGE));
  });
});

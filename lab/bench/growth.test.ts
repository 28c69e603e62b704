import { type Cost, describeGrowth, growthExponent, marginalCosts } from "./growth";

const SIZES = [11, 100, 1000, 5000];
const costs = (cost: (size: number) => number): Cost[] =>
  SIZES.map((size) => ({ size, cost: cost(size) }));

describe("what each further doc costs", () => {
  test("is the difference of neighbouring sizes by the size between them", () => {
    expect(
      marginalCosts([
        { size: 100, cost: 11 },
        { size: 10, cost: 2 },
      ]),
    ).toEqual([{ from: 10, to: 100, each: 0.1 }]);
  });

  test("is not known of one size", () => {
    expect(marginalCosts([{ size: 11, cost: 8 }])).toEqual([]);
  });
});

describe("growth", () => {
  test("a fixed part and as much for each doc is linear, however large the fixed part", () => {
    for (const fixed of [0, 8, 100]) {
      const exponent = growthExponent(costs((size) => fixed + 0.02 * size));
      expect(exponent).toBeCloseTo(1);
      expect(describeGrowth(exponent)).toMatch(/^linear;/);
    }
  });

  test("more for each doc the more there are is faster, less is slower", () => {
    const square = growthExponent(costs((size) => 8 + size ** 2));
    expect(describeGrowth(square)).toContain("faster than linear");
    expect(describeGrowth(growthExponent(costs((size) => 8 + size ** 0.5)))).toContain(
      "slower than linear",
    );
  });

  test("a size that was measured faster than the smallest tells nothing", () => {
    const exponent = growthExponent([
      { size: 11, cost: 8 },
      { size: 50, cost: 7.9 },
      { size: 1011, cost: 28 },
      { size: 5011, cost: 108 },
    ]);
    expect(exponent).toBeCloseTo(1);
  });

  test("of two sizes nothing can be said", () => {
    const exponent = growthExponent(costs((size) => size).slice(0, 2));
    expect(exponent).toBeNull();
    expect(describeGrowth(exponent)).toContain("too few sizes");
  });
});

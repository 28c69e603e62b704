import { type Cost, describeGrowth, growthExponent, marginalCosts } from "./growth";

const SIZES = [11, 100, 1000, 5000];
const costs = (cost: (docs: number) => number): Cost[] =>
  SIZES.map((docs) => ({ docs, cost: cost(docs) }));

describe("what each further doc costs", () => {
  test("is the difference of neighbouring sizes by the docs between them", () => {
    expect(
      marginalCosts([
        { docs: 100, cost: 11 },
        { docs: 10, cost: 2 },
      ]),
    ).toEqual([{ from: 10, to: 100, each: 0.1 }]);
  });

  test("is not known of one size", () => {
    expect(marginalCosts([{ docs: 11, cost: 8 }])).toEqual([]);
  });
});

describe("growth", () => {
  test("a fixed part and as much for each doc is linear, however large the fixed part", () => {
    for (const fixed of [0, 8, 100]) {
      const exponent = growthExponent(costs((docs) => fixed + 0.02 * docs));
      expect(exponent).toBeCloseTo(1);
      expect(describeGrowth(exponent)).toMatch(/^linear;/);
    }
  });

  test("more for each doc the more there are is faster, less is slower", () => {
    const square = growthExponent(costs((docs) => 8 + docs ** 2));
    expect(describeGrowth(square)).toContain("faster than linear");
    expect(describeGrowth(growthExponent(costs((docs) => 8 + docs ** 0.5)))).toContain(
      "slower than linear",
    );
  });

  test("a size that was measured faster than the smallest tells nothing", () => {
    const exponent = growthExponent([
      { docs: 11, cost: 8 },
      { docs: 50, cost: 7.9 },
      { docs: 1011, cost: 28 },
      { docs: 5011, cost: 108 },
    ]);
    expect(exponent).toBeCloseTo(1);
  });

  test("of two sizes nothing can be said", () => {
    const exponent = growthExponent(costs((docs) => docs).slice(0, 2));
    expect(exponent).toBeNull();
    expect(describeGrowth(exponent)).toContain("too few sizes");
  });
});

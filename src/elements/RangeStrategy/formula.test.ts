import fc from "fast-check";
import { impermanentLoss } from "../../site/formulas/impermanent-loss";
import { positionAmounts } from "../../site/formulas/liquidity-range";
import { heldValue, type StrategyRules, shareInRange, strategyRun } from "./formula";

/** A pool whose fees and costs are easy to check by hand. */
const RULES: StrategyRules = {
  deposit: 2000,
  factor: 4,
  volume: 100_000,
  fee: 0.01,
  others: 900,
  impact: 0.01,
  gas: 3,
};

const last = <Item>(items: readonly Item[]): Item => items.at(-1) as Item;
const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
const runWith = (prices: number[], changed: Partial<StrategyRules> = {}) =>
  strategyRun(prices, { ...RULES, ...changed });

/** Prices of up to twelve epochs, each at most a third below or a half above the one before. */
const paths = fc
  .tuple(
    fc.double({ min: 1e-6, max: 1e6, noNaN: true }),
    fc.array(fc.double({ min: 0.67, max: 1.5, noNaN: true }), { minLength: 1, maxLength: 12 }),
  )
  .map(([first, steps]) => {
    const prices = [first];
    for (const step of steps) prices.push(last(prices) * step);
    return prices;
  });
const factors = fc.double({ min: 1.01, max: 100, noNaN: true });
const rules = fc.record<StrategyRules>({
  deposit: fc.double({ min: 0, max: 1e9, noNaN: true }),
  factor: factors,
  volume: fc.double({ min: 0, max: 1e12, noNaN: true }),
  fee: fc.double({ min: 0, max: 1, noNaN: true }),
  others: fc.double({ min: 0, max: 1e12, noNaN: true }),
  impact: fc.double({ min: 0, max: 1, noNaN: true }),
  gas: fc.double({ min: 0, max: 1e6, noNaN: true }),
});

describe("M5 the part of an epoch in which the price is in a range", () => {
  const range = { low: 50, high: 200 };

  test.each([
    ["stays", 100, 100, 1],
    ["moves within", 60, 190, 1],
    ["leaves upwards half-way, in logarithms", 100, 400, 0.5],
    ["leaves downwards half-way", 100, 25, 0.5],
    ["crosses all of it", 25, 400, 0.5],
    ["stands outside", 300, 300, 0],
    ["moves outside", 300, 201, 0],
    ["stands at its end", 200, 200, 1],
  ])("when it %s: from %d to %d", (_, from, to, share) => {
    expect(shareInRange(from, to, range)).toBeCloseTo(share, 12);
  });

  test("a range of all prices is never left", () => {
    expect(shareInRange(1, 1e9, { low: 0, high: Number.POSITIVE_INFINITY })).toBe(1);
  });
});

describe("M5 a range strategy", () => {
  // By hand: from 100 / 4 to 100 × 4, liquidity L is worth L × (2√100 − 100/√400 − √25) = 10 L.
  // So 2,000 are a liquidity of 200: 200 of 1,100 active.
  test("on a flat path it has income only", () => {
    const fees = 100_000 * 0.01 * (200 / 1100);
    const epoch = {
      from: 100,
      to: 100,
      fees: expect.closeTo(fees, 9),
      lvr: 0,
      cost: 0,
      isRebalanced: false,
    };
    expect(runWith([100, 100, 100])).toEqual([
      { ...epoch, value: expect.closeTo(2000 + fees, 9) },
      { ...epoch, value: expect.closeTo(2000 + 2 * fees, 9) },
    ]);
  });

  // From 100 to 144 the square root goes from 10 to 12. The position goes from 2,000 to 200 × (24 −
  // 144/20 − 5) = 2,360. It held 200 × (1/10 − 1/20) = 10 of token 0 at first, which gained 440.
  test("inside its range it loses to rebalancing what the curve sold too cheaply", () => {
    const [epoch] = runWith([100, 144], { volume: 0 });
    expect(epoch?.value).toBeCloseTo(2360, 9);
    expect(epoch?.lvr).toBeCloseTo(440 - 360, 9);
    expect(epoch?.isRebalanced).toBe(false);
  });

  // From 100 to 1,600 the price is in the range up to 400, half of the way in logarithms. There the
  // position is 200 × (20 − 5) = 3,000 of token 1. Gas leaves 2,997. Selling s at 2% for the other
  // token has to leave two halves: 2,997 − s = 0.98 s.
  test("a path that leaves the range earns on the way only, and pays to recentre", () => {
    const [epoch, next] = runWith([100, 1600, 1600]);
    const sold = 2997 / 1.98;
    const fees = 1000 * (200 / 1100) * 0.5;
    expect(epoch?.isRebalanced).toBe(true);
    expect(epoch?.fees).toBeCloseTo(fees, 9);
    expect(epoch?.cost).toBeCloseTo(3 + 0.02 * sold, 9);
    expect(epoch?.lvr).toBeCloseTo(10 * 1500 - 1000, 9);
    expect(epoch?.value).toBeCloseTo(3000 - 3 - 0.02 * sold + fees, 9);
    // At a price of 1,600 the new range has a liquidity of a fortieth of the value.
    const liquidity = (3000 - 3 - 0.02 * sold) / 40;
    expect(next?.fees).toBeCloseTo((1000 * liquidity) / (liquidity + 900), 9);
    expect(next?.lvr).toBe(0);
  });

  test("a fall below the range costs a rebalance as well", () => {
    // At 6.25 the position is 200 × (1/5 − 1/20) = 30 of token 0, worth 187.50.
    const [epoch] = runWith([100, 6.25], { volume: 0, gas: 0 });
    expect(epoch?.isRebalanced).toBe(true);
    expect(epoch?.cost).toBeCloseTo((0.02 * 187.5) / 1.98, 9);
  });

  test("it never pays more than it has", () => {
    const [epoch, next] = runWith([100, 1600, 1600], { gas: 1e9, volume: 0 });
    expect(epoch?.value).toBe(0);
    expect(epoch?.cost).toBeCloseTo(3000, 9);
    expect(next).toMatchObject({ fees: 0, cost: 0, value: 0 });
  });

  test("fees stay beside the position and earn nothing", () => {
    const epochs = runWith([100, 100, 100, 100]);
    expect(new Set(epochs.map(({ fees }) => fees)).size).toBe(1);
  });

  test("over all prices it is the legacy position", () => {
    const [epoch] = runWith([100, 300], { factor: Number.POSITIVE_INFINITY, volume: 0 });
    expect(epoch?.value).toBeCloseTo(heldValue(2000, 100, 300) * (1 + impermanentLoss(3)), 9);
    expect(epoch?.lvr).toBeCloseTo(heldValue(2000, 100, 300) - (epoch?.value ?? 0), 9);
  });

  test("a very wide range comes near to all prices", () => {
    const path = [100, 130, 90, 70, 110];
    const wide = last(runWith(path, { factor: 1e10 }));
    const full = last(runWith(path, { factor: Number.POSITIVE_INFINITY }));
    expect(wide.value / full.value).toBeCloseTo(1, 4);
    expect(wide.lvr / full.lvr).toBeCloseTo(1, 4);
  });

  // Milionis, Moallemi, Roughgarden and Zhang (arXiv 2208.06046): L σ² √P / 4 in a range, and σ²/8
  // of the value over all prices. The variance of an epoch is its squared logarithmic return.
  test.each([
    ["upwards", 1.001],
    ["downwards", 0.999],
  ])("of small steps %s it loses to rebalancing what the paper states", (_, step) => {
    const variance = Math.log(step) ** 2;
    const [epoch] = runWith([100, 100 * step]);
    expect((epoch?.lvr ?? 0) / ((200 * variance * Math.sqrt(100)) / 4)).toBeCloseTo(1, 2);
    const [full] = runWith([100, 100 * step], { factor: Number.POSITIVE_INFINITY });
    expect((full?.lvr ?? 0) / ((2000 * variance) / 8)).toBeCloseTo(1, 2);
  });
});

describe("M5 holding", () => {
  test("is half in each token", () => {
    expect(heldValue(2000, 100, 100)).toBe(2000);
    expect(heldValue(2000, 100, 150)).toBe(2500);
    expect(heldValue(2000, 100, 0)).toBe(1000);
  });

  test.each([1.01, 1.5, 100, Number.POSITIVE_INFINITY])(
    "begins with the tokens of a position of factor %d",
    (factor) => {
      const range = { low: 100 / factor, high: 100 * factor };
      const { token0, token1 } = positionAmounts(7, 100, range);
      expect(token0 * 100).toBeCloseTo(token1, 9);
    },
  );
});

describe("M5 any run of a range strategy", () => {
  test("has finite numbers, and none below zero", () => {
    fc.assert(
      fc.property(paths, rules, (prices, all) => {
        const epochs = strategyRun(prices, all);
        expect(epochs).toHaveLength(prices.length - 1);
        for (const { value, fees, cost, lvr } of epochs) {
          for (const number of [value, fees, cost, lvr]) {
            expect(Number.isFinite(number)).toBe(true);
            expect(number).toBeGreaterThanOrEqual(0);
          }
        }
      }),
    );
  });

  test("adds up: gains of the rebalanced portfolio, less LVR and costs, plus fees", () => {
    fc.assert(
      fc.property(paths, factors, (prices, factor) => {
        const epochs = runWith(prices, { factor });
        // Half of the position is token 0 where the range is centred. This path never moves it.
        const [epoch] = epochs;
        if (!epoch) return;
        const gain = (RULES.deposit / 2) * (epoch.to / epoch.from - 1);
        const expected = RULES.deposit + gain - epoch.lvr - epoch.cost + epoch.fees;
        expect(epoch.value / expected).toBeCloseTo(1, 6);
      }),
    );
  });

  test("is the same in any unit of the price", () => {
    fc.assert(
      fc.property(paths, factors, (prices, factor) => {
        const one = runWith(prices, { factor, volume: 0 });
        const other = runWith(
          prices.map((price) => price * 64),
          { factor, volume: 0 },
        );
        expect(last(other).value / last(one).value).toBeCloseTo(1, 6);
      }),
    );
  });

  test("loses at least as much to rebalancing in an epoch as the same value over all prices", () => {
    fc.assert(
      fc.property(paths, factors, ([from = 1, to = 1], factor) => {
        const [inRange] = runWith([from, to], { factor });
        const [everywhere] = runWith([from, to], { factor: Number.POSITIVE_INFINITY });
        expect(inRange?.lvr).toBeGreaterThanOrEqual((everywhere?.lvr ?? 0) * (1 - 1e-9) - 1e-9);
      }),
    );
  });

  test("pays for a rebalance exactly where the price has left the range", () => {
    fc.assert(
      fc.property(paths, factors, (prices, factor) => {
        let [centre = 1] = prices;
        for (const { to, cost, isRebalanced } of runWith(prices, { factor })) {
          const isOutside = to < centre / factor || to > centre * factor;
          expect(isRebalanced).toBe(isOutside);
          expect(cost > 0).toBe(isOutside);
          if (isOutside) centre = to;
        }
      }),
    );
  });

  test("earns no more than the fees of the pool", () => {
    fc.assert(
      fc.property(paths, rules, (prices, all) => {
        const most = all.volume * all.fee * (prices.length - 1);
        const earned = sumOf(strategyRun(prices, all).map(({ fees }) => fees));
        expect(earned).toBeLessThanOrEqual(most * (1 + 1e-9));
      }),
    );
  });
});

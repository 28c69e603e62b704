import fc from "fast-check";
import { figuresWith } from "../../../test/jest/figures";
import { chartOf, chartTable } from ".";
import { startOf } from "./field";
import { figureIn } from "./figures";
import { pricesIn, rangeStrategyChart } from "./range-strategy";

/** The figures of the tests: 10,000 USDC from the price ÷ 1.2 to the price × 1.2. */
const figure = figureIn(figuresWith());
const drawn = (prices: number[], changed?: Record<string, number>) =>
  rangeStrategyChart(prices)(figureIn(figuresWith(changed)), startOf);
const tableOf = (prices: string, changed?: Record<string, number>) => {
  const draw = chartOf("RangeStrategy", { prices });
  if (!draw) throw new Error("It is a chart.");
  return chartTable(draw, figureIn(figuresWith(changed)));
};

const paths = fc
  .tuple(
    fc.double({ min: 1e-6, max: 1e6, noNaN: true }),
    fc.array(fc.double({ min: 0.5, max: 2, noNaN: true }), { minLength: 1, maxLength: 52 }),
  )
  .map(([first, steps]) => {
    let price = first;
    const ends = steps.map((step) => {
      price *= step;
      return price;
    });
    return [first, ...ends];
  });

describe("M5 the chart of a range strategy", () => {
  // The range is left in the second epoch: 126 is above 120. The amounts were computed apart from
  // the site's code, in small steps of time.
  test("tells each epoch, and the whole", () => {
    const { title, description, header, rows } = tableOf("100 100 126");
    expect(title).toBe("Range strategy, epoch by epoch");
    expect(description).toBe(
      "The range reaches from the price ÷ 1.2 to the price × 1.2. In 2 epochs the strategy earns 74.85 USDC in fees, rebalances once (the dot) for 22.99 USDC, and has a loss-versus-rebalancing (LVR) of 822.77 USDC, which is already in its line.",
    );
    expect(header).toEqual([
      "Epoch",
      "Range strategy",
      "Holding",
      "Full range",
      "Fee income",
      "Rebalancing cost",
      "LVR",
    ]);
    expect(rows).toEqual([
      ["Start: price 100", "10,000.00", "10,000.00", "10,000.00", "0.00", "0.00", "0.00"],
      ["Epoch 1: price 100 to 100", "10,041.84", "10,000.00", "10,003.74", "41.84", "0.00", "0.00"],
      [
        "Epoch 2: price 100 to 126, rebalanced",
        "10,529.08",
        "11,300.00",
        "11,232.45",
        "33.01",
        "22.99",
        "822.77",
      ],
      ["In total", "10,529.08", "11,300.00", "11,232.45", "74.85", "22.99", "822.77"],
    ]);
  });

  test.each([
    ["100 101", "In 1 epoch the strategy earns 41.84 USDC in fees, never rebalances, and has"],
    ["100 200 10", "In 2 epochs .* rebalances 2 times \\(the dots\\) for "],
  ])("says how often it rebalances: %s", (prices, words) => {
    expect(tableOf(prices).description).toMatch(new RegExp(words));
  });

  test("has a dot where it rebalances, and the marker at the end", () => {
    const { marks, x } = drawn([100, 100, 130, 100, 101]);
    expect(marks).toEqual([2, 3]);
    expect(x.start).toBe(4);
    expect([x.format(0), x.format(2)]).toEqual([
      "Start: price 100",
      "Epoch 2: price 100 to 130, rebalanced",
    ]);
  });

  test("an axis of epochs has whole numbers only", () => {
    expect(drawn([100, 101]).x.ticks).toEqual([0, 1]);
    expect(drawn(Array.from({ length: 53 }, () => 1)).x.ticks).toEqual([0, 10, 20, 30, 40, 50]);
  });

  test("without a deposit there is nothing to change", () => {
    const { rows, description } = tableOf("100 130 80", { "strategyRun.deposit": 0 });
    expect(`${rows} ${description}`).not.toMatch(/NaN|∞/);
  });

  test("its width changes the strategy, and neither holding nor the full range", () => {
    fc.assert(
      fc.property(paths, fc.double({ min: 1.01, max: 100, noNaN: true }), (prices, width) => {
        const [, held, full] = rangeStrategyChart(prices)(figure, () => width).series;
        const [, heldBefore, fullBefore] = drawn(prices).series;
        for (const [epoch] of prices.entries()) {
          expect(held?.at(epoch)).toBe(heldBefore?.at(epoch));
          expect(full?.at(epoch)).toBe(fullBefore?.at(epoch));
        }
      }),
    );
  });

  test("whatever the path, its values lie inside its axis, and its totals add up", () => {
    fc.assert(
      fc.property(paths, (prices) => {
        const { series, others = [], places, y } = drawn(prices);
        for (const { at } of series) {
          for (const place of places) {
            expect(at(place)).toBeGreaterThanOrEqual(y.domain[0]);
            expect(at(place)).toBeLessThanOrEqual(y.domain[1]);
          }
        }
        for (const { at } of others) {
          for (const place of places) expect(at(place)).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});

test("M5 prices are read from an attribute", () => {
  expect(pricesIn(" 100 104.5\n  0.75 ")).toEqual([100, 104.5, 0.75]);
});

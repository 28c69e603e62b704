import fc from "fast-check";
import { figuresWith } from "../../../test/jest/figures";
import { startOf } from "../../site/charts/field";
import { figureIn } from "../../site/charts/figures";
import { chartTable } from "../../site/charts/table";
import { drawPath } from "./chart";
import { pricesIn } from "./prices";

/** The figures of the tests: 10,000 USDC from the price ÷ 1.2 to the price × 1.2. */
const figure = figureIn(figuresWith());
const drawn = (prices: number[], changed?: Record<string, number>) =>
  drawPath(prices)(figureIn(figuresWith(changed)), startOf);
const tableOf = (prices: string, changed?: Record<string, number>) =>
  chartTable(drawPath(pricesIn(prices)), figureIn(figuresWith(changed)));

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
      "In a range from the price ÷ 1.2 to the price × 1.2, 2 epochs earn 37.42 USDC in fees. 1 rebalance (the dot) costs 22.99 USDC. Loss-versus-rebalancing (LVR), which is already in the line, is 822.77 USDC.",
    );
    expect(header).toEqual([
      "Epoch",
      "Range strategy",
      "Holding",
      "Full range",
      "Price",
      "Fee income",
      "Rebalancing cost",
      "LVR",
    ]);
    const end = ["10,491.66", "11,300.00", "11,228.71", "126"];
    expect(rows).toEqual([
      ["Start", "10,000.00", "10,000.00", "10,000.00", "100", "0.00", "0.00", "0.00"],
      ["Epoch 1", "10,020.92", "10,000.00", "10,001.87", "100", "20.92", "0.00", "0.00"],
      ["Epoch 2, rebalanced", ...end, "16.50", "22.99", "822.77"],
      ["In total", ...end, "37.42", "22.99", "822.77"],
    ]);
  });

  test.each([
    ["100 101", "1 epoch earns 20.92 USDC in fees. The price never leaves the range. Loss"],
    ["100 200 10", "2 epochs earn .* in fees. 2 rebalances \\(the dots\\) cost "],
  ])("says how often it rebalances: %s", (prices, words) => {
    expect(tableOf(prices).description).toMatch(new RegExp(words));
  });

  test("has a dot where it rebalances, and the marker at the end", () => {
    const { marks, x } = drawn([100, 100, 130, 100, 101]);
    expect(marks).toEqual([2, 3]);
    expect(x.start).toBe(4);
    expect([0, 1, 2].map(x.format)).toEqual(["Start", "Epoch 1", "Epoch 2, rebalanced"]);
  });

  test("is the same in any unit of the price", () => {
    const [small, large] = ["0.00005 0.00006 0.00004", "5000 6000 4000"].map((prices) =>
      tableOf(prices).rows.map((row) => row.filter((_, column) => column !== 4)),
    );
    expect(small).toEqual(large);
    expect(tableOf("0.00005 0.00006").rows[1]?.[4]).toBe("0.00006");
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
        const [, held, full] = drawPath(prices)(figure, () => width).series;
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

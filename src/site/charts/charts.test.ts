import { figuresWith } from "../../../test/jest/figures";
import { type ChartName, chartOf, charts, chartTable } from ".";
import { figureIn } from "./figures";

const tableOfChart = (name: ChartName, changed?: Record<string, number>) =>
  chartTable(charts[name], figureIn(figuresWith(changed)));

/** For each chart, the header of its table and a row with values from the fixture's figures. */
const expected: [ChartName, string[], string[]][] = [
  [
    "DynamicFee",
    ["Deviation, in ticks", "Fee", "Base fee", "Price above average"],
    ["2,000 ticks", "0.250%", "0.050%", "+22.14%"],
  ],
  [
    "EmissionSchedule",
    ["Epoch", "Emission", "Without a tail", "Supply before", "Share of it"],
    ["Epoch 12", "8,863,849", "8,863,849", "613,615,128", "1.44%"],
  ],
  [
    "ImpermanentLoss",
    ["New price ÷ first price", "In the range", "Over all prices"],
    ["Price × 1.21", "−4.76%", "−0.45%"],
  ],
  [
    "LiquidityRange",
    ["Price", "In the range", "Over all prices", "Held in token 0"],
    ["At a price of 100", "10.48×", "1×", "47.6%"],
  ],
  [
    "LockWeight",
    ["Weeks from now", "This lock", "Longest lock", "Permanent lock"],
    ["Now", "498.6", "997.3", "1,000"],
  ],
  [
    "ManipulatedAverage",
    ["Spot price, as a multiple of the true price", "Geometric mean", "Arithmetic mean"],
    ["Spot price at 0.1×", "−1.52%", "−0.60%"],
  ],
  [
    "PriceImpact",
    ["X sold", "Volatile", "Correlated", "Y from volatile", "Y from correlated"],
    ["800 X sold", "44.44%", "16.46%", "444.44", "668.33"],
  ],
];

describe("M5 the table of a chart", () => {
  test.each(expected)("%s states the values of the worked examples", (name, header, row) => {
    const table = tableOfChart(name);
    expect(table.title).toMatch(/^[A-Z]/);
    expect(table.description).toMatch(/^[A-Z].*\.$/);
    expect(table.header).toEqual(header);
    expect(table.rows).toContainEqual(row);
    expect(table.rows.length).toBeGreaterThan(4);
    for (const cells of table.rows) expect(cells).toHaveLength(header.length);
  });

  test("every chart has one", () => {
    expect(expected.map(([name]) => name)).toEqual(Object.keys(charts));
  });

  test("charts are told from other elements", () => {
    const names = ["LockWeight", "Tabs", "ValueFlow", "toString"];
    expect(names.filter((name) => chartOf(name, {}))).toEqual(["LockWeight"]);
    expect(chartOf("LockWeight", {})).toBe(charts.LockWeight);
    expect(chartOf("RangeStrategy", { prices: "100 104" })).toBeDefined();
  });

  test("a figure out of a field's bounds is brought inside, as in the field itself", () => {
    const { rows } = tableOfChart("DynamicFee", { "dynamicFee.base": 9, "dynamicFee.cap": 9 });
    expect(rows).toContainEqual(["0 ticks", "3.000%", "3.000%", "0.00%"]);
  });

  test("the axis of the fee ends a little after the figures reach the cap", () => {
    const last = (perTick: number) =>
      tableOfChart("DynamicFee", { "dynamicFee.perTick": perTick }).rows.at(-1);
    expect(last(0.0001)?.[0]).toBe("12,000 ticks");
    expect(last(0.002)).toEqual(["600 ticks", "1.000%", "0.050%", "+6.18%"]);
    expect(last(0)?.[0]).toBe("12,000 ticks");
    expect(last(0.01)?.[0]).toBe("120 ticks");
  });

  test("a field's bound follows what counts in another", () => {
    const { rows } = tableOfChart("ManipulatedAverage", {
      "oracle.window": 60,
      "oracle.manipulation": 90,
    });
    expect(rows).toContainEqual(["Spot price at 2×", "+100.00%", "+100.00%"]);
  });

  test("a figure that is missing is named", () => {
    expect(() => chartTable(charts.PriceImpact, figureIn([]))).toThrow(
      "The figure `swap.reserve` is missing",
    );
  });
});

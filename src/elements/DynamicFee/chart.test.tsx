/**
 * @jest-environment jsdom
 */
import { describeChart, tableOfChart } from "../../../test/jest/describe-chart";
import { draw } from "./chart";
import { DynamicFee } from "./DynamicFee";

describeChart("DynamicFee", {
  element: <DynamicFee />,
  draw,
  header: ["Deviation, in ticks", "Fee", "Base fee", "Price above average"],
  row: ["2,000 ticks", "0.250%", "0.050%", "+22.14%"],
  values: [
    [null, "800 ticksFee: 0.130%Base fee: 0.050%Price above average: +8.33%"],
    ["2000", "Fee: 0.250%Base fee: 0.050%Price above average: +22.14%"],
    ["9500", "Fee: 1.000%"],
    ["12000", "Fee: 1.000%"],
  ],
  outside: { "dynamicFee.cap": 9 },
});

describe("M5 the chart of the dynamic fee", () => {
  test("brings a figure out of a field's bounds inside, as the field itself does", () => {
    const { rows } = tableOfChart(draw, { "dynamicFee.base": 9, "dynamicFee.cap": 9 });
    expect(rows).toContainEqual(["0 ticks", "3.000%", "3.000%", "0.00%"]);
  });

  test("has an axis that ends a little after the figures reach the cap", () => {
    const last = (perTick: number) =>
      tableOfChart(draw, { "dynamicFee.perTick": perTick }).rows.at(-1);
    expect(last(0.0001)?.[0]).toBe("12,000 ticks");
    expect(last(0.002)).toEqual(["600 ticks", "1.000%", "0.050%", "+6.18%"]);
    expect(last(0)?.[0]).toBe("12,000 ticks");
    expect(last(0.01)?.[0]).toBe("120 ticks");
  });
});

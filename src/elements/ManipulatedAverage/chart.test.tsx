/**
 * @jest-environment jsdom
 */
import { describeChart, small, tableOfChart } from "../../../test/jest/describe-chart";
import { draw } from "./chart";
import { ManipulatedAverage } from "./ManipulatedAverage";

describeChart("ManipulatedAverage", {
  element: <ManipulatedAverage />,
  draw,
  header: ["Spot price, as a multiple of the true price", "Geometric mean", "Arithmetic mean"],
  row: ["Spot price at 0.1×", "−1.52%", "−0.60%"],
  values: [
    [null, "Spot price at 10×Geometric mean: +1.55%Arithmetic mean: +6.00%"],
    ["-1", "Spot price at 0.1×Geometric mean: −1.52%Arithmetic mean: −0.60%"],
    ["0", "Geometric mean: 0.00%Arithmetic mean: 0.00%"],
  ],
  outside: { "oracle.manipulation": 9999 },
});

describe("M5 the chart of averages", () => {
  test("has a field whose bound follows what counts in another", () => {
    const { rows } = tableOfChart(draw, { "oracle.window": 60, "oracle.manipulation": 90 });
    expect(rows).toContainEqual(["Spot price at 2×", "+100.00%", "+100.00%"]);
  });

  test("has values below zero, so drawn small its zero is above the bottom", () => {
    expect(small(draw).zero).toBeLessThan(100);
  });
});

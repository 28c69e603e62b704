/**
 * @jest-environment jsdom
 */
import { describeChart } from "../../../test/jest/describe-chart";
import { draw } from "./chart";
import { ImpermanentLoss } from "./ImpermanentLoss";

describeChart("ImpermanentLoss", {
  element: <ImpermanentLoss />,
  draw,
  header: ["New price ÷ first price", "In the range", "Over all prices"],
  row: ["Price × 1.21", "−4.76%", "−0.45%"],
  values: [
    [null, "Price × 1.21In the range: −4.76%Over all prices: −0.45%"],
    ["1", "Price × 1In the range: 0.00%Over all prices: 0.00%"],
    ["1.44", "In the range: −13.39%"],
    ["2", "Over all prices: −5.72%"],
  ],
  outside: { "range.low": 120 },
});

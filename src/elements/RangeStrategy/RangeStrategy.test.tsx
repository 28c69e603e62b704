/**
 * @jest-environment jsdom
 */
import { describeChart } from "../../../test/jest/describe-chart";
import { drawPath } from "./chart";
import { RangeStrategy } from "./RangeStrategy";

describeChart("RangeStrategy", {
  element: <RangeStrategy prices="100 100 126" />,
  draw: drawPath([100, 100, 126]),
  header: [
    "Epoch",
    "Range strategy",
    "Holding",
    "Full range",
    "Price",
    "Fee income",
    "Rebalancing cost",
    "LVR",
  ],
  row: ["Epoch 1", "10,020.92", "10,000.00", "10,001.87", "100", "20.92", "0.00", "0.00"],
  values: [
    [
      null,
      "Epoch 2, rebalancedRange strategy: 10,491.66Holding: 11,300.00Full range: 11,228.71Price: 126Fee income: 16.50Rebalancing cost: 22.99LVR: 822.77",
    ],
    ["1", "Epoch 1Range strategy: 10,020.92Holding: 10,000.00"],
    ["0", "StartRange strategy: 10,000.00Holding: 10,000.00Full range: 10,000.00"],
  ],
  outside: { "strategyRun.factor": 0 },
});

/**
 * @jest-environment jsdom
 */
import { describeChart } from "../../../test/jest/describe-chart";
import { draw } from "./chart";
import { LiquidityRange } from "./LiquidityRange";

describeChart("LiquidityRange", {
  element: <LiquidityRange />,
  draw,
  header: ["Price", "In the range", "Over all prices", "Held in token 0"],
  row: ["At a price of 100", "10.48×", "1×", "47.6%"],
  values: [
    [null, "At a price of 100In the range: 10.48×Over all prices: 1×Held in token 0: 47.6%"],
    ["64", "In the range: 0×Over all prices: 1×Held in token 0: 100%"],
    ["144", "In the range: 0×Over all prices: 1×Held in token 0: 0%"],
    ["0", "Held in token 0: 100%"],
  ],
  outside: { "range.low": 120 },
});

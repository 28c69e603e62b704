/**
 * @jest-environment jsdom
 */
import { describeChart } from "../../../test/jest/describe-chart";
import { draw } from "./chart";
import { PriceImpact } from "./PriceImpact";

describeChart("PriceImpact", {
  element: <PriceImpact />,
  draw,
  header: ["X sold", "Volatile", "Correlated", "Y from volatile", "Y from correlated"],
  row: ["800 X sold", "44.44%", "16.46%", "444.44", "668.33"],
  values: [
    [
      null,
      "100 X soldVolatile: 9.09%Correlated: 0.05%Y from volatile: 90.91Y from correlated: 99.95",
    ],
    ["10", "Volatile: 0.99%Correlated: less than 0.01%"],
    ["800", "Volatile: 44.44%Correlated: 16.46%Y from volatile: 444.44Y from correlated: 668.33"],
    ["0", "Volatile: 0.00%Correlated: 0.00%"],
  ],
});

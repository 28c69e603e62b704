import { amountIn, inPageNotation, likeAmount } from "./amount";

test.each([
  ["30.00", 30],
  ["1,234.5 USDC", 1234.5],
  ["$5", 5],
  ["−2", -2],
  ["−$2", -2],
  ["none", Number.NaN],
])("the number in `%s` is %d", (text, expected) => {
  expect(amountIn(text)).toBe(expected);
});

test.each([
  ["10,000 USDC", "10,000 USDC"],
  ["1.234,5 and 10.000", "1,234.5 and 10,000"],
  ["−0,125", "−0.125"],
  ["2.50", "2.50"],
  ["1 000 000 $", "1,000,000 $"],
  ["none", "none"],
])("N3 `%s` of any language is `%s` in that of the build", (text, expected) => {
  expect(inPageNotation(text)).toBe(expected);
});

test.each([
  [2.5, "30.00", "2.50"],
  [1234.6, "1,200 USDC", "1,235 USDC"],
  [-0.25, "−$5.00", "−$0.25"],
  [-2, "3%", "−2%"],
  [2, "−3%", "2%"],
  [1.5, "+3.0%", "+1.5%"],
  [-1.5, "+3.0%", "−1.5%"],
])("%d in the way of `%s` is `%s`", (value, example, expected) => {
  expect(likeAmount(value, example)).toBe(expected);
});

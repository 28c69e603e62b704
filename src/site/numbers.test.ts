import { changes, decimals, percents, short } from "./numbers";

test.each([
  [decimals(0), 2_703_132.4, "2,703,132"],
  [decimals(1), 997.26, "997.3"],
  [decimals(2), -0.001, "0"],
  [percents(2, 2), 0.003, "0.30%"],
  [percents(4, 3), 0.0013, "0.130%"],
  [changes(2, 2), 0.0155, "+1.55%"],
  [changes(2, 2), -0.0057, "−0.57%"],
  [changes(1), 0, "0%"],
  [short, 2500, "2,500"],
  [short, 2_500_000, "2.5M"],
  [short, 0.25, "0.25"],
])("numbers are written as prose writes them: %p", (format, value, text) => {
  expect(format(value)).toBe(text);
});

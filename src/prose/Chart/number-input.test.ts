import { readNumber } from "./number-input";

const WEEKS = { start: 104, min: 1, max: 208, unit: STRINGS.chart.weeks };

describe("M5 what is typed in a number field", () => {
  test.each([
    ["52", 52, ""],
    [" 1 ", 1, ""],
    ["208", 208, ""],
    ["10.5", 10.5, ""],
    ["1e2", 100, ""],
    ["209", 208, "At most 208 weeks; 208 is used."],
    ["1e999", 208, "At most 208 weeks; 208 is used."],
    ["0", 1, "At least 1; 1 is used."],
    ["-5", 1, "At least 1; 1 is used."],
    ["", 104, "Not a number; 104 is used."],
    ["   ", 104, "Not a number; 104 is used."],
    ["ten", 104, "Not a number; 104 is used."],
    ["NaN", 104, "Not a number; 104 is used."],
  ])("“%s” counts as %d: “%s”", (typed, value, message) => {
    expect(readNumber(typed, WEEKS)).toEqual({ value, message });
  });

  test("bounds are written as prose writes numbers", () => {
    expect(readNumber("2e12", { start: 1, min: 0, max: 1e12 }).message).toBe(
      "At most 1,000,000,000,000; 1,000,000,000,000 is used.",
    );
    expect(readNumber("1", { start: 0.0001, min: 0, max: 0.01 }).message).toBe(
      "At most 0.01; 0.01 is used.",
    );
  });

  test("what stands in is inside the bounds, which another field may have moved", () => {
    expect(readNumber("", { start: 12, min: 0, max: 5 }).value).toBe(5);
  });
});

import { numberText } from "./number-format";

describe("M5 a number of an example", () => {
  test.each<[number, Parameters<typeof numberText>[1], string]>([
    [10_000, { unit: "USDC" }, "10,000 USDC"],
    [1.5, { unit: "USDC" }, "1.5 USDC"],
    [1.5, { unit: "USDC", decimals: [2, 2] }, "1.50 USDC"],
    [1234.5678, {}, "1,234.57"],
    [0.012345, {}, "0.012"],
    [0.000012345, {}, "0.000012"],
    [0.9999, {}, "1"],
    [0, {}, "0"],
    [0, { decimals: [2, 2], unit: "USDC" }, "0 USDC"],
    [-0, {}, "0"],
    [0.003, { isPercent: true }, "0.3%"],
    [0.05723, { isPercent: true }, "5.72%"],
    [1.15, { isPercent: true }, "115%"],
    [-0.0476, { isPercent: true, isSigned: true }, "−4.76%"],
    [0.0476, { isPercent: true, isSigned: true }, "+4.76%"],
    [1, { unit: "week" }, "1 week"],
    [2, { unit: "week" }, "2 weeks"],
    [0.5, { unit: "week" }, "0.5 weeks"],
    [2, { unit: "vote/week" }, "2 votes/week"],
    [2, { unit: "USDC/week" }, "2 USDC/week"],
    [1000, { unit: "USD" }, "$1,000"],
    [-1000, { unit: "EUR" }, "−€1,000"],
    [1e21, {}, "1,000,000,000,000,000,000,000"],
  ])("%d with %j is %s", (value, format, expected) => {
    expect(numberText(value, format)).toBe(expected);
  });

  test.each([
    [0.5, "1"],
    [1.5, "2"],
    [2.5, "3"],
    [-0.5, "−1"],
    [-2.5, "−3"],
    [-0.4, "0"],
  ])("%d is rounded away from zero in the middle: %s", (value, expected) => {
    expect(numberText(value, { decimals: [0, 0] })).toBe(expected);
  });

  test("is not rounded by the noise of binary arithmetic", () => {
    expect(numberText(1.005, { decimals: [2, 2] })).toBe("1.01");
    expect(numberText(1.15 * 100, { decimals: [0, 0] })).toBe("115");
    expect(numberText(0.1 + 0.2, { decimals: [0, 12] })).toBe("0.3");
  });
});

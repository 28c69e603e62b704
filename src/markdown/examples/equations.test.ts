import { typedEquations } from "./equations";

/** The equations of a formula, those that are not true with what the calculation gives. */
const found = (tex: string): string[] =>
  typedEquations(tex).map(({ written, result, value, isTrue }) =>
    isTrue ? `${written} = ${result}` : `${written} = ${result}: ${Number(value.toPrecision(10))}`,
  );

test.each([
  ["a product", "30 \\cdot 0.80 = 24"],
  ["a rounded result", "\\frac{2}{3} = 0.667"],
  ["nested fractions", "\\frac{1 + \\frac{1}{2}}{3} = 0.5"],
  ["a result that ends in 5", "0.5 \\cdot 0.25 = 0.13"],
  ["a share in percent", "1 - 0.975 = 2.5\\%"],
  ["a share in the calculation", "200 \\cdot 30\\% = 60"],
  ["a power of ten", "1{,}234{,}567 \\cdot 2 = 2.47 \\cdot 10^6"],
  ["a unit on one side", "40{,}000 \\cdot 0.10\\% = 40 \\text{ USDC}"],
  ["roots and powers", "1000 \\cdot \\left(\\sqrt{1.21} - 1\\right)^2 = 10"],
  ["a power without braces", "1.1^2 = 1.21"],
  ["a negative power", "2^{-2} = 0.25"],
  ["a product without a sign", "2 (3 + 4) = 14"],
  ["a root as a factor", "2\\sqrt{9} = 6"],
  ["parts that are rounded down", "\\left\\lfloor 7/2 \\right\\rfloor = 3"],
  ["logarithms", "\\frac{\\ln 2}{-\\ln 0.99} \\approx 69"],
  ["a logarithm with parentheses", "\\ln(2) = 0.693"],
  ["a minus sign", "5 − 7 = -2"],
])("an equation of numbers that holds: %s", (_, tex) => {
  expect(found(tex).join()).toMatch(/^[^:]+ = [^:]+$/);
});

test("each statement and each side", () => {
  expect(found("x = 2 \\cdot 3 = 6")).toEqual(["2 \\cdot 3 = 6"]);
  expect(found("20{,}000 \\cdot 3 = 60{,}000 = 60,000")).toEqual(["20{,}000 \\cdot 3 = 60,000"]);
  expect(found("1 + 1 = 2, \\qquad 2 + 2 = 4")).toEqual(["1 + 1 = 2", "2 + 2 = 4"]);
  expect(found("\\begin{aligned} 1 + 1 &= 2 \\\\ 2 + 2 &= 4 \\end{aligned}")).toHaveLength(2);
});

test.each([
  ["symbols", "x \\cdot 3 = 7"],
  ["a symbol in a fraction", "\\frac{x}{3} = 7"],
  ["a result that is not a number", "2 \\cdot 3 = 5 + 2"],
  ["different units", "1 \\text{ week} = 7 \\text{ days}"],
  ["an order", "2 \\le 3"],
  ["a matrix", "\\begin{pmatrix} 1 & 2 \\end{pmatrix} = 3"],
  ["a number alone", "5"],
  ["a number that is given", "r = 1.21"],
  ["what cannot be read", "2 \\cdot = 3"],
  ["a brace that is not closed", "\\frac{1}{2 = 0.5"],
  ["a command that takes nothing", "\\sqrt = 3"],
  ["many braces", `${"{".repeat(5000)}1 = 2`],
])("no equation of numbers: %s", (_, tex) => {
  expect(found(tex)).toEqual([]);
});

test.each([
  ["30 \\cdot 0.80 = 25", "30 \\cdot 0.80 = 25: 24"],
  ["x = 2 \\cdot 3 = 7 \\text{ USDC}", "2 \\cdot 3 = 7 \\text{ USDC}: 6"],
  ["2/3 = 0.66", "2/3 = 0.66: 0.6666666667"],
  ["1{,}000 = 1{,}001", "1{,}000 = 1{,}001: 1000"],
])("an equation that is not true: %s", (tex, expected) => {
  expect(found(tex)).toEqual([expected]);
});

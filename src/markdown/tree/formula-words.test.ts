import { compileAs } from "../../../test/jest/compile-as";
import { plainText } from "./plain-text";

test.each([
  ["(n - 1) b = 105", "(n − 1) b = 105"],
  ["2^{10} + (1+r)^n", "2¹⁰ + (1 + r)ⁿ"],
  ["10^{-6} x^{a b}", "10⁻⁶ x^(a b)"],
  ["x_1^2 y_{ij}", "x1² y_(i j)"],
  ["101_2", "101₂"],
  ["\\frac{a}{b+1} + \\frac{\\frac{1}{2}}{c}", "a/(b + 1) + (1/2)/c"],
  ["\\sum_{i=1}^n x_i", "∑_(i = 1)ⁿ x_i"],
  ["\\sqrt{a+b}", "√(a + b)"],
  ["f'(x) = \\max(a, b)", "f′ (x) = max (a, b)"],
  ["\\begin{pmatrix} a \\\\ b \\end{pmatrix}", "(…)"],
  ["\\sqrt[3]{x} \\hat x", "… …"],
])("the words of a formula: %s", (tex, words) => {
  expect(plainText(compileAs(`$${tex}$`).tree)).toBe(words);
});

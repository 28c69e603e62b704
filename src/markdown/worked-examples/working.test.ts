import { parseExpression } from "./parse";
import { type Notation, TEX, TEXT, working } from "./working";

const values: Record<string, number> = { swap: 10_000, loss: -5, half: 0.5 };

const written = (text: string, notation: Notation): string =>
  working(parseExpression(text), notation, (name) => ({
    text: String(values[name]),
    isNegative: (values[name] ?? 0) < 0,
  }));

test.each([
  ["swap * 0.30%", "10000 \\cdot 0.3\\%"],
  ["swap * (1 - half)", "10000 \\cdot (1 - 0.5)"],
  ["(swap * 1) - half", "10000 \\cdot 1 - 0.5"],
  ["swap - (1 - half)", "10000 - (1 - 0.5)"],
  ["swap / (2 * 3)", "10000 / (2 \\cdot 3)"],
  ["swap / 2 * 3", "10000 / 2 \\cdot 3"],
  ["(1 + half) ^ 52 - 1", "(1 + 0.5)^{52} - 1"],
  ["half ^ (1 + 1)", "0.5^{1 + 1}"],
  ["(2 ^ 3) ^ 2", "(2^{3})^{2}"],
  ["loss * 2", "-5 \\cdot 2"],
  ["2 * loss", "2 \\cdot (-5)"],
  ["2 + loss", "2 + (-5)"],
  ["loss ^ 2", "(-5)^{2}"],
  ["-swap * 2", "-10000 \\cdot 2"],
  ["-(swap + 1)", "-(10000 + 1)"],
  ["-loss", "-(-5)"],
  ["2 - -swap", "2 - (-10000)"],
  ["2 * (loss + 1)", "2 \\cdot (-5 + 1)"],
  ["sqrt(swap + 1)", "\\sqrt{10000 + 1}"],
  ["floor(swap / 3)", "\\lfloor 10000 / 3 \\rfloor"],
  ["min(1, max(2, half))", "\\min(1, \\max(2, 0.5))"],
  ["log(2) / -log(half)", "\\ln(2) / (-\\ln(0.5))"],
  ["impermanentLoss(half)", "\\operatorname{impermanentLoss}(0.5)"],
  ["(half <= 1) * 1000000", "(0.5 \\le 1) \\cdot 1{,}000{,}000"],
])("the working of %s as TeX", (text, expected) => {
  expect(written(text, TEX)).toBe(expected);
});

test.each([
  ["swap * (1 - half)", "10000 · (1 − 0.5)"],
  ["swap / 2 * 3", "10000 / 2 · 3"],
  ["-swap * loss", "−10000 · (-5)"],
  ["(1 + half) ^ 52 - 1", "(1 + 0.5)\uE00052\uE001 − 1"],
  ["2 ^ (3 ^ 2)", "2\uE0003\uE0002\uE001\uE001"],
  ["sqrt(swap)", "√10000"],
  ["sqrt(swap + 1)", "√(10000 + 1)"],
  ["floor(swap / 3)", "⌊10000 / 3⌋"],
  ["log(2) / max(half, 1)", "ln(2) / max(0.5, 1)"],
  ["half <= 30%", "0.5 ≤ 30%"],
])("the working of %s as text", (text, expected) => {
  expect(written(text, TEXT)).toBe(expected);
});

import { blocksOf } from "./documents";
import { definedIn, symbolsOf, undefinedSymbols } from "./symbols";

const lines = (...all: string[]) => all.join("\n");
const formula = (latex: string) => `$$\n${latex}\n$$`;

test.each([
  ["letters", "x \\cdot y = k", ["x", "y", "k"]],
  ["each once", "x + x", ["x"]],
  ["subscripts", "P_a \\le P_{b}", ["P_{a}", "P_{b}"]],
  ["subscripts in words", "f_{\\text{base}} + L_{\\max}", ["f_{\\text{base}}", "L_{\\max}"]],
  ["another value of a sequence", "y_{j+1} = y_j", ["y_{j}"]],
  ["a subscript that is a number", "x_1 + P_0", ["x_{1}", "P_{0}"]],
  ["primes", "f'(y)", ["f'", "y"]],
  ["Greek letters", "\\tau \\cdot \\rho_p", ["\\tau", "\\rho_{p}"]],
  ["accents", "\\bar{i} + \\bar \\imath", ["\\bar{i}", "\\bar{\\imath}"]],
  ["changes", "\\Delta y + \\Delta", ["\\Delta y", "\\Delta"]],
  ["powers", "1.0001^{\\,i} (1 - \\frac{V}{S})^2", ["i", "V", "S"]],
  ["the index of a sum", "\\sum_k h_k", ["k", "h_{k}"]],
  ["no numbers, functions and signs", "\\min\\left(1{,}000,\\; \\ln 2\\right) \\%", []],
  ["no words", "\\text{reward} = 4\\ \\text{years} \\operatorname{id}_{\\text{IL}}", []],
])("symbols of a formula: %s", (_, latex, expected) => {
  expect(symbolsOf(latex)).toEqual(expected);
});

test.each([
  ["$w$ is the weight", "w"],
  ["where $w$ is the weight, $a$ the amount and $t$ the time", "w a t"],
  ["Let $P$ be the price.", "P"],
  ["for liquidity $L$, at times $t_1$ and $t_2$", "L t_{1} t_{2}"],
  ["$x$ and $y$ are reserves", "x y"],
  ["during the $k$-th hour", "k"],
  ["and $m = 2^n$ the same as a factor", "m"],
  ["the price $p(i)$", "p"],
  ["- $a$: amount\n- $w(t)$, the weight", "a w"],
  ["| Spacing $s$ |\n| - |", "s"],
  ["Take $L = 5$. Then $x + y$ is the sum, and $x$ is 5.", ""],
  ["For $x = y$ the price of $x$ falls", ""],
])("symbols that a text explains: %s", (source, expected) => {
  expect(blocksOf(source).flatMap(definedIn).join(" ")).toBe(expected);
});

describe("every symbol of a formula is explained", () => {
  const faults = (source: string) =>
    undefinedSymbols(blocksOf(source)).map(({ line, message }) => `${line} ${message}`);
  const WEIGHT = formula("w = a \\cdot t");

  test.each([
    ["in the list that follows", lines(WEIGHT, "", "- $w$ is one.", "- $a$ and $t$ are two.")],
    [
      "in the paragraph that follows",
      lines(WEIGHT, "", "Here $w$ is the weight, $a$ the amount and $t$ the time."),
    ],
    ["before", lines("A weight $w$ of the amount $a$ and the time $t$:", "", WEIGHT)],
    [
      "for two formulas at once",
      lines(WEIGHT, "", formula("a = w"), "", "Here $w$ is the w, $a$ the a, $t$ the t."),
    ],
  ])("%s", (_, source) => {
    expect(faults(source)).toEqual([]);
  });

  test("and one that is not is named, once, with the line of the formula", () => {
    const source = lines("The weight $w$:", "", WEIGHT, "", "$a$ is the amount.", "", WEIGHT);
    expect(faults(source)).toEqual([
      "3 The formula's symbol $t$ is not explained. Say what it is before the formula or right after it: “- $t$ is …”.",
    ]);
  });

  test("too late", () => {
    expect(faults(lines(formula("w"), "", "Text.", "", "$w$ is the weight."))).toHaveLength(1);
  });
});

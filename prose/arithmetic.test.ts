import { arithmeticFindings } from "./arithmetic";
import { blocksOf } from "./documents";

const findings = (source: string): string[] =>
  arithmeticFindings(blocksOf(source)).map(({ line, message }) => `${line} ${message}`);

const tex = String.raw;

test.each([
  ["a product", "30 \\cdot 0.80 = 24"],
  ["a rounded result", "\\frac{2}{3} = 0.667"],
  ["a result that ends in 5", "0.5 \\cdot 0.25 = 0.13"],
  ["signs between thousands", "20{,}000 \\cdot 3 = 60{,}000 = 60,000"],
  ["a share in percent", "1 - 0.975 = 2.5\\%"],
  ["a power of ten", "1{,}234{,}567 \\cdot 2 = 2.47 \\cdot 10^6"],
  ["a unit on one side", "40{,}000 \\cdot 0.10\\% = 40 \\text{ USDC}"],
  ["roots, powers and logarithms", "1000 \\cdot \\left(\\sqrt{1.21} - 1\\right)^2 = 10"],
  ["parts that are rounded down", "\\left\\lfloor 7/2 \\right\\rfloor = 3"],
  ["what is about right", "\\frac{\\ln 2}{-\\ln 0.99} \\approx 69"],
  ["a symbol on the first side", "x = 2 \\cdot 3 = 6"],
  ["two statements on a line", "1 + 1 = 2, \\qquad 2 + 2 = 4"],
  ["lines that are aligned", "\\begin{aligned} 1 + 1 &= 2 \\\\ 2 + 2 &= 4 \\end{aligned}"],
])("a formula holds: %s", (_, latex) => {
  expect(findings(`$${latex}$`)).toEqual([]);
});

test.each([
  ["symbols", "x \\cdot 3 = 7"],
  ["a result that is not a number", "2 \\cdot 3 = 5 + 2"],
  ["different units", "1 \\text{ week} = 7 \\text{ days}"],
  ["an order", "2 \\le 3"],
  ["a matrix", "\\begin{pmatrix} 1 & 2 \\end{pmatrix} = 3"],
  ["a number alone", "5"],
  ["what cannot be read", "2 \\cdot = 3"],
])("a formula says nothing that can be calculated: %s", (_, latex) => {
  expect(findings(`$${latex}$`)).toEqual([]);
});

test("a formula that does not hold is found, with its line and what it is", () => {
  const source = tex`Text.

It is $30 \cdot 0.80 = 25$ and
$x = 2 \cdot 3 = 7 \text{ USDC}$.

$$
\begin{aligned}
1 + 1 &= 2 \\
2 + 2 &= 5
\end{aligned}
$$`;
  expect(findings(source)).toEqual([
    tex`3 The formula says that $30 \cdot 0.80$ is $25$. The result is 24.`,
    tex`4 The formula says that $2 \cdot 3$ is $7 \text{ USDC}$. The result is 6.`,
    "6 The formula says that $2 + 2$ is $5$. The result is 4.",
  ]);
});

test("a result is compared to the last digit that it shows", () => {
  expect(findings("$2/3 = 0.67$")).toEqual([]);
  expect(findings("$2/3 = 0.66$")).toEqual([
    "1 The formula says that $2/3$ is $0.66$. The result is 0.6666666667.",
  ]);
});

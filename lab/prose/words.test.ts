import { blocksOf } from "./documents";
import { wordFindings } from "./words";

const found = (...lines: string[]) =>
  wordFindings(blocksOf(lines.join("\n"))).map(({ line, message }) => `${line} ${message}`);

test("a word that is written twice is found, over lines and in headings, too", () => {
  expect(found("## The the pool", "", "It holds", "two of", "of them.")).toEqual([
    "1 Unexpected repeated `the`, remove one occurrence.",
    "4 Unexpected repeated `of`, remove one occurrence.",
  ]);
});

test("a wrong article is found", () => {
  expect(found("- A epoch is an week of an hour.", "- An LP, a user")).toEqual([
    "1 Unexpected article `A` before `epoch`, expected `An`.",
    "1 Unexpected article `an` before `week`, expected `a`.",
  ]);
});

test.each([
  ["words that may follow themselves", "I know that that pool had had a fee."],
  ["code and formulas", "a `user` and an `x`; `a` `a`, $x$ $x$, a $n$"],
  ["formulas on lines of their own", "$$\na a\n$$"],
])("%s are no finding", (_, source) => {
  expect(found(source)).toEqual([]);
});

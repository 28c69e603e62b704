import type { Document } from "./documents";
import { blocksOf } from "./documents";
import { byPlace, findingsIn, parseFinding, printFinding } from "./findings";

const LONG = `${"one word ".repeat(20)}end.`;
const finding = { file: "content/docs/x.md", line: 12, message: "It is: so." };

const documentOf = (kind: Document["kind"], source: string): Document => ({
  kind,
  file: "content/a.md",
  blocks: blocksOf(source),
  unreadable: [],
});
const linesOf = (document: Document): string[] =>
  findingsIn(document, []).map((one) => printFinding(one).slice(0, 40));

test("a finding is a line with its place, and is read back", () => {
  expect(printFinding(finding)).toBe("content/docs/x.md:12 It is: so.");
  expect(parseFinding(printFinding(finding))).toEqual(finding);
  expect(parseFinding("Checked")).toBeUndefined();
});

test("findings are in order of file and line", () => {
  const others = [finding, { ...finding, line: 2 }, { ...finding, file: "content/blog/x.md" }];
  expect(others.sort(byPlace).map(printFinding)).toEqual([
    "content/blog/x.md:12 It is: so.",
    "content/docs/x.md:2 It is: so.",
    "content/docs/x.md:12 It is: so.",
  ]);
});

test("a doc is held to all rules, a page only to those that hold everywhere", () => {
  const source = `### A\n\n${LONG}\n\nAMM: it is is a pool.\n\n$$\nx\n$$`;
  const everywhere = [
    "content/a.md:1 The heading “A” skips a l",
    "content/a.md:3 The sentence has 41 words",
    "content/a.md:5 Unexpected repeated `is`,",
    "content/a.md:5 `AMM` is used before it i",
  ];
  const symbol = "content/a.md:7 The formula's symbol $x$ ";
  expect(linesOf(documentOf("pages", source))).toEqual(everywhere);
  expect(linesOf(documentOf("blog", source))).toEqual([...everywhere, symbol]);
  expect(linesOf(documentOf("docs", source))).toEqual([
    ...everywhere,
    symbol,
    "content/a.md:1 The doc has 48 words, few",
  ]);
});

test("a document that cannot be read is one finding", () => {
  const unreadable = [{ line: 3, message: "The file cannot be read from here on: x" }];
  expect(linesOf({ ...documentOf("docs", ""), unreadable })).toEqual([
    "content/a.md:3 The file cannot be read f",
  ]);
});

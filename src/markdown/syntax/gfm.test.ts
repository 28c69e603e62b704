import fc from "fast-check";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import type { Extension } from "micromark-util-types";
import { problemsOf } from "../../../test/jest/compile-as";
import { like } from "../../../test/jest/like";
import { randomCases } from "../../../test/jest/random";
import { aboveDashes } from "./constructs";
import { table } from "./gfm";

const parse = (text: string, extension: Extension) =>
  fromMarkdown(text, { extensions: [extension], mdastExtensions: gfmFromMarkdown() });

function guarded(text: string): Extension {
  const source = {
    text,
    isLenient: true,
    elements: new Map(),
    ownNames: new Set<string>(),
    namesRead: 0,
    start: undefined,
  };
  const tables = [table.flow?.null ?? []].flat();
  return { flow: { null: tables.map((construct) => aboveDashes(construct, source)) } };
}

const prefix = fc.constantFrom(
  "",
  "",
  "> ",
  ">",
  "- ",
  "  ",
  "1. ",
  "   ",
  "    ",
  "\t",
  "> - ",
  "# ",
);
const content = fc.constantFrom(
  ...[
    "",
    "a",
    "| a | b |",
    "a | b",
    "| a |",
    "|",
    "| - | - |",
    "--- | :-:",
    "|-",
    ":-",
    "-|-",
    "---",
  ],
  ...["| - | - | ", "`|`", "| \\| | b |", "- - -", "| - |\t", "|-|-|-|", "* | *"],
);
const line = fc.tuple(prefix, content).map((parts) => parts.join(""));
const ending = fc.constantFrom("\n", "\r\n", "\r");

const RUNS = randomCases(3000);

test("M6 tables are those of GitHub's Markdown, however sparsely their construct is tried", () => {
  let withTables = 0;
  fc.assert(
    fc.property(fc.array(line, { minLength: 2, maxLength: 8 }), ending, (lines, end) => {
      const text = lines.join(end);
      const expected = parse(text, table);
      if (JSON.stringify(expected).includes('"table"')) withTables += 1;
      expect(parse(text, guarded(text))).toEqual(expected);
    }),
    { numRuns: RUNS },
  );
  // One case in eleven has a table. A limit near that would fail by chance.
  expect(withTables).toBeGreaterThan(RUNS / 50);
});

test("F: a table that lacks very many cells is refused", () => {
  const table = `${"| a ".repeat(1000)}|\n${"|---".repeat(1000)}|\n`;
  expect(problemsOf(`Text\n\n${table}${"| b |\n".repeat(50)}`)).toEqual([]);
  expect(problemsOf(`Text\n\n${table}${"| b |\n".repeat(51)}`)).toEqual([
    "3:1 error too-long: The rows of this table lack 50949 cells of its 1000 columns. The limit is 50000. Give its first row fewer cells.",
  ]);
});

test("F: an address with very many punctuation marks is refused", () => {
  const address = (signs: number) => `See https://a.example/${"!".repeat(signs)}a now.`;
  expect(problemsOf(address(90))).toEqual([]);
  expect(problemsOf(address(100))).toEqual([
    like("1:5 error too-long: This address has 100 punctuation marks in a row, …"),
  ]);
});

import { problemsOf } from "../../../test/jest/compile-as";
import { codeParser } from "./code-parser";

const OPTIONS = { ecmaVersion: 2024, sourceType: "module" } as const;
const MEGABYTE = 1_000_000;

describe("code of a document", () => {
  const parsers: [what: string, parse: (code: string) => unknown][] = [
    ["in braces", (code) => codeParser.parseExpressionAt(code, 0, OPTIONS)],
    ["in exports", (code) => codeParser.parse(code, OPTIONS)],
  ];

  test.each(parsers)("%s may have the length of the document", (_, parse) => {
    const code = `"${"a".repeat(MEGABYTE)}"`;
    codeParser.begin(12 * code.length);
    for (let count = 0; count < 12; count += 1) expect(() => parse(code)).not.toThrow();
  });

  test.each(parsers)("%s is refused if it is read too often", (_, parse) => {
    const code = `"${"a".repeat(MEGABYTE)}"`;
    codeParser.begin(0);
    const readAgain = () => {
      for (let count = 0; count < 12; count += 1) parse(code);
    };
    expect(readAgain).toThrow("too much to read");
  });
});

describe("F: code that takes too long to be read", () => {
  // Long strings, so that the parser reaches its limit of characters soon.
  const list = `[${`{ month: 1, value: "${"a".repeat(5000)}" }, `.repeat(80)}]`;

  test("is refused in braces, where MDX reads it anew for each `}`", () => {
    expect(problemsOf(`Text\n\n<p\n  title={${list}} />`, "mdx")).toEqual([
      "3:1 error too-long: The code in these braces is too long to be read here. Write it above as `export const data = …`, and write `{data}` here.",
    ]);
  });

  test("is read as an export", () => {
    const source = `export const data = ${list}\n\n<p data-list={data} />`;
    expect(problemsOf(source, "mdx")).toEqual([]);
  });
});

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

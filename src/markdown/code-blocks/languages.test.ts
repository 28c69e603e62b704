import fc from "fast-check";
import { anyText } from "../../../test/jest/any-text";
import { randomCases } from "../../../test/jest/random";
import { compileAs, environment, moduleHtml, pathOf, treeHtml } from "../../../test/jest/two-ways";
import { compile } from "../compile";
import { grammarOf, languageNames } from "./languages";

const fence = (info: string, ...lines: string[]): string =>
  [`~~~${info}`, ...lines, "~~~"].join("\n");
const said = (source: string, kind: "md" | "mdx" = "md"): string[] =>
  compileAs(source, kind).problems.map(
    ({ line, column, severity, code, message }) =>
      `${line}:${column} ${severity} ${code}: ${message}`,
  );

describe("M2 names of languages", () => {
  test.each([
    ["JavaScript", "javascript"],
    ["sol", "solidity"],
    ["rs", "rust"],
    ["console", "shell-session"],
    ["C#", "csharp"],
    ["html", "markup"],
    ["text", undefined],
    ["klingon", undefined],
    ["constructor", undefined],
  ])("%s has the grammar %s", (name, grammar) => {
    expect(grammarOf(name)).toBe(grammar);
  });
});

test("M2 colours of a block are the same in a document with code", () => {
  const source = fence("kotlin", 'val a = "b"');
  expect(treeHtml(source)).toContain('<span class="k">val</span>');
  expect(moduleHtml(source)).toBe(treeHtml(source));
});

const EXPECTED = "Write the name of one, or `text` for text without colours.";

describe("M2 an unknown language is a warning", () => {
  test.each<[source: string, problem: string]>([
    [
      "```soldity\n```",
      `1:4 warning unknown-language: \`soldity\` is no language that the build can colour. ${EXPECTED} Did you mean \`solidity\`?`,
    ],
    [
      'A\n\n> - ~~~~  Pyhton title="a"\n>   b\n>   ~~~~',
      `3:11 warning unknown-language: \`Pyhton\` is no language that the build can colour. ${EXPECTED} Did you mean \`python\`?`,
    ],
    [
      "```qqqqqqqqqqqq\n```",
      `1:4 warning unknown-language: \`qqqqqqqqqqqq\` is no language that the build can colour. ${EXPECTED}`,
    ],
    [
      "```JS{1,3}\n```",
      `1:4 warning unknown-language: \`JS{1,3}\` is no language that the build can colour. ${EXPECTED} Put a space after \`JS\`.`,
    ],
    [
      "```math\na\n```",
      "1:4 warning unknown-language: `math` is no language, and the build makes no formula of this block. Write `$$` in place of both fences.",
    ],
    [
      'import Code from "@theme/CodeBlock"\n\n<Code language="qqqqqqqqqqqq">a</Code>',
      `3:1 warning unknown-language: \`qqqqqqqqqqqq\` is no language that the build can colour. ${EXPECTED}`,
    ],
  ])("%j", (source, problem) => {
    expect(said(source, "mdx")).toEqual([problem]);
  });

  test.each(["", "text", "TXT", "none", "plaintext", "JSON5", "docker"])(
    "but not %j",
    (language) => {
      expect(said(fence(language, "a"))).toEqual([]);
    },
  );

  test("and its block stays plain, under the name that its author wrote", () => {
    expect(compileAs(fence("Klingon", "let a")).tree).toEqual([
      ["pre", { "data-language": "Klingon" }, ["code", {}, "let a\n"]],
    ]);
  });
});

test("M2 any first line of a block compiles, and the check says the same about it as a build", () => {
  const info = fc.oneof(
    anyText({ maxLength: 30 }),
    fc.constantFrom(...languageNames),
    fc
      .tuple(fc.constantFrom(...languageNames), fc.string({ maxLength: 20 }))
      .map((parts) => parts.join("")),
  );
  fc.assert(
    fc.property(info, (line) => {
      const source = fence(line, "let a = `b`; // c");
      const built = compile(source, pathOf("md"), environment);
      const checked = compile(source, pathOf("md"), { ...environment, isCheck: true });
      expect(checked.problems).toEqual(built.problems);
      expect(JSON.parse(JSON.stringify(built.tree))).toEqual(built.tree);
    }),
    { seed: 20261125, numRuns: randomCases(100) },
  );
});

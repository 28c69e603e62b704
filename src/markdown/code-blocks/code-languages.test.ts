import fc from "fast-check";
import { anyText } from "../../../test/jest/any-text";
import {
  compileAs,
  environment,
  pathOf,
  placesOf,
  problemsOf,
} from "../../../test/jest/compile-as";
import { like } from "../../../test/jest/like";
import { randomCases } from "../../../test/jest/random";
import { compile } from "../compile";
import { languageNames } from "./languages";

describe("M2 an unknown language is a warning", () => {
  const unknown = (language: string, hint = "") =>
    `\`${language}\` is no language that the build can colour. Write the name of one, or \`text\` for text without colours.${hint}`;

  test.each([
    ["```soldity\n```", "1:4", unknown("soldity", " Did you mean `solidity`?")],
    [
      'A\n\n> - ~~~~  Pyhton title="a"\n>   b\n>   ~~~~',
      "3:11",
      unknown("Pyhton", " Did you mean `python`?"),
    ],
    ["```qqqqqqqqqqqq\n```", "1:4", unknown("qqqqqqqqqqqq")],
    ["```JS{1,3}\n```", "1:4", unknown("JS{1,3}", " Put a space after `JS`.")],
    ["```math\na\n```", "1:4", "`math` is no language, … Write `$$` in place of both fences."],
    [
      'import Code from "@theme/CodeBlock"\n\n<Code language="qqqqqqqqqqqq">a</Code>',
      "3:1",
      unknown("qqqqqqqqqqqq"),
    ],
  ])("%j", (source, place, said) => {
    expect(problemsOf(source, "mdx")).toEqual([like(`${place} warning unknown-language: ${said}`)]);
  });

  test.each(["", "text", "TXT", "none", "plaintext", "JSON5", "docker"])(
    "but not %j",
    (language) => {
      expect(placesOf(`~~~${language}\na\n~~~`)).toEqual([]);
    },
  );

  test("and its block stays plain, under the name that its author wrote", () => {
    expect(compileAs("~~~Klingon\nlet a\n~~~").tree).toEqual([
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
      const source = `~~~${line}\nlet a = \`b\`; // c\n~~~`;
      const built = compile(source, pathOf("md"), environment);
      const checked = compile(source, pathOf("md"), { ...environment, isCheck: true });
      expect(checked.problems).toEqual(built.problems);
      expect(JSON.parse(JSON.stringify(built.tree))).toEqual(built.tree);
    }),
    { seed: 20261125, numRuns: randomCases(100) },
  );
});

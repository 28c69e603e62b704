import fc from "fast-check";
import type { Syntax } from "refractor/lib/core.js";
import { anyText } from "../../../test/jest/any-text";
import { randomCases } from "../../../test/jest/random";
import { compileAs, environment, moduleHtml, pathOf, treeHtml } from "../../../test/jest/two-ways";
import { compile } from "../compile";
import { highlight } from "./highlight";
import { grammarOf, languageNames } from "./languages";

const grammars = Array.from(
  new Set(Array.from(languageNames).flatMap((name) => grammarOf(name) ?? [])),
);

const fence = (info: string, ...lines: string[]): string =>
  [`~~~${info}`, ...lines, "~~~"].join("\n");
const said = (source: string, kind: "md" | "mdx" = "md"): string[] =>
  compileAs(source, kind).problems.map(
    ({ line, column, severity, code, message }) =>
      `${line}:${column} ${severity} ${code}: ${message}`,
  );

describe("M2 names of languages", () => {
  test("are those of refractor, and some more", () => {
    const { refractor } =
      jest.requireActual<typeof import("refractor/lib/all.js")>("refractor/lib/all.js");
    const known = refractor.listLanguages();
    expect(known.filter((name) => !languageNames.has(name))).toEqual([]);
    expect(grammars.filter((name) => !refractor.registered(name))).toEqual([]);
    for (const name of grammars) {
      const { default: syntax } = jest.requireActual<{ default: Syntax }>(
        `refractor/lang/${name}.js`,
      );
      const names = [name, ...(syntax.aliases ?? [])];
      expect(names.map(grammarOf)).toEqual(names.map(() => name));
    }
  });

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

describe("M2 colours of a block", () => {
  /** Code with something for every grammar that others contain, or that changes others. */
  const SAMPLE = [
    "/** @param {string} a `b` <c> */ /// <summary>x</summary>",
    'POST /a HTTP/1.1\nContent-Type: application/json\n\n{ "a": 1 }',
    '<style media="b">a:hover > .c { d: #fff }</style><script>let a = css`b { c: d }`</script>',
    ":markdown\n  # A\n```go\nfunc a() {}\n```",
    '$a = b.c("d") + 1; <?php echo 1 ?> {{ a }} <% b %> {% c %}',
  ].join("\n");

  /** Colours the sample in each language, with modules that have coloured nothing before. */
  function coloured(languages: readonly string[]): Record<string, unknown> {
    let found = {};
    jest.isolateModules(() => {
      const fresh = jest.requireActual<typeof import("./highlight")>("./highlight");
      found = Object.fromEntries(languages.map((name) => [name, fresh.highlight(SAMPLE, name)]));
    });
    return found;
  }

  test.each(grammars)("keep its text: %s", (grammar) => {
    expect(
      highlight(SAMPLE, grammar)
        .map(([, text]) => text)
        .join(""),
    ).toBe(SAMPLE);
  });

  test("do not depend on the blocks before it", () => {
    // Each of these changes another grammar, or finds others if they are there.
    const names =
      "arduino bison coffeescript cpp csharp css fsharp glsl haml hlsl http java javadoc";
    const more = "javascript jsdoc latte less markdown objectivec opencl php phpdoc pug scss vala";
    const languages = `${names} ${more}`.split(" ");
    expect(coloured(languages.toReversed())).toEqual(coloured(languages));
  });

  test("are the same in a document with code", () => {
    const source = fence("kotlin", 'val a = "b"');
    expect(treeHtml(source)).toContain('<span class="k">val</span>');
    expect(moduleHtml(source)).toBe(treeHtml(source));
  });
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

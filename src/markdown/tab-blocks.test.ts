import { plainEnvironment } from "../../test/jest/plain-environment";
import { compile } from "./compile";

const FENCE = "```";
const block = (info: string, code: string) => [`${FENCE}${info}`, code, FENCE, ""];
const compiled = (...lines: string[][]) =>
  compile(lines.flat().join("\n"), "/x.md", plainEnvironment);
const pre = (language: string, code: string) => [
  "pre",
  { "data-language": language },
  ["code", {}, `${code}\n`],
];

describe("M1 M6 blocks of code with the word `tab`", () => {
  test("that follow each other become tabs of one group", () => {
    const { tree, problems } = compiled(
      block("text tab", "a"),
      block('text tab={"label":"As B"}', "b"),
      ["Text.", ""],
      block("text", "c"),
    );
    expect(problems).toEqual([]);
    expect(tree).toEqual([
      [
        "Tabs",
        { groupId: "code-examples" },
        ["TabItem", { value: "text" }, pre("text", "a")],
        ["TabItem", { value: "as-b", label: "As B" }, pre("text", "b")],
      ],
      ["p", {}, "Text."],
      pre("text", "c"),
    ]);
  });

  test("have the names of their languages, keep their titles, and may hold several blocks", () => {
    const { tree, problems } = compiled(
      block('js tab={"span":2} title="a tab.js"', "a"),
      block('js title="b.js"', "b"),
      block('ts tab title="c.ts"', "c"),
    );
    const text = JSON.stringify(tree);
    expect(problems).toEqual([]);
    expect(text.match(/"(?:Tabs|TabItem|JavaScript|TypeScript|a tab\.js|[bc]\.[jt]s)"/g)).toEqual(
      ["Tabs", "TabItem", "JavaScript", "a tab.js", "b.js", "TabItem", "TypeScript", "c.ts"].map(
        (word) => `"${word}"`,
      ),
    );
  });

  test.each([
    ["in a title", 'text title="a tab b"'],
    ["in a longer word", "text tabular"],
  ])("do not, if the word stands %s", (_, info) => {
    expect(JSON.stringify(compiled(block(info, "a")).tree)).not.toContain("Tabs");
  });

  test("with options that cannot be read are tabs all the same", () => {
    const { tree } = compiled(block("text tab={label}", "a"));
    expect(tree).toMatchObject([["Tabs", {}, ["TabItem", { value: "text" }, {}]]]);
  });
});

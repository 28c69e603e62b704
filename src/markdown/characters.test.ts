import { compileAs, moduleHtml, treeHtml } from "../../test/jest/two-ways";

const problemsOf = (source: string): string[] =>
  compileAs(source, "mdx").problems.map(
    ({ line, column, severity, code, message }) =>
      `${line}:${column} ${severity} ${code}: ${message}`,
  );

const LEFT_OUT =
  "is a control character, which does not belong in text. The page omits it. Remove it from the file.";

describe("F: control characters", () => {
  test("are reported, each with its place, and are not on the page", () => {
    const source = "a\u0000b\r\n\u0007c `d\u001be` f\u0085";
    expect(problemsOf(source)).toEqual([
      `1:2 warning control-character: \`U+0000\` ${LEFT_OUT}`,
      `2:1 warning control-character: \`U+0007\` ${LEFT_OUT}`,
      `2:6 warning control-character: \`U+001B\` ${LEFT_OUT}`,
      `2:11 warning control-character: \`U+0085\` ${LEFT_OUT}`,
    ]);
    const html = "<p>ab\r\nc <code>de</code> f</p>";
    expect(treeHtml(source)).toBe(html);
    expect(moduleHtml(source)).toBe(html);
  });

  test("are counted where there are many", () => {
    expect(problemsOf("\u0000".repeat(3))).toHaveLength(3);
    const many = problemsOf(`${"\u0000".repeat(10)}\n\na\u007f`);
    expect(many).toHaveLength(4);
    expect(many[3]).toBe(
      `1:4 warning control-character: \`U+0000\` ${LEFT_OUT} There are 7 more such characters, the last in line 3.`,
    );
  });

  test("are not what stands in every text", () => {
    expect(problemsOf("\ufeffa\tb\r\n\r\nc\n\nd\u00a0\u2028\u200f\ud83d\ude00")).toEqual([]);
  });

  test("do not move what is read again in the source", () => {
    for (const first of ["\ufeff", "\u0001\n\n"]) {
      const { tree } = compileAs(`${first}![{product.name}](./week.png)`);
      expect(JSON.stringify(tree)).toContain('"alt":"Acme"');
    }
  });
});

describe("F: characters that change the direction of what follows", () => {
  const HIDES =
    "makes code appear in a different order from its real one. Remove it, or write it as an escape, such as `\\u202e`.";

  test.each([
    ["a code block", "```js\na \u202e b\n```", "2:3"],
    ["code in a line", "a `b\u2066`", "1:5"],
    ["code of the document", "export const a = '\u202d'", "1:19"],
    ["braces", "{'\u2069'}", "1:3"],
    ["an attribute of code", "<b title={'\u202a'}>c\u202b</b>", "1:12"],
    ["spread attributes", "<Card {...{ title: '\u202c' }} />", "1:21"],
  ])("are reported in %s", (_, source, place) => {
    expect(problemsOf(source)).toEqual([
      expect.stringMatching(new RegExp(`^${place} warning bidi-character: \`U\\+20\\w\\w\` `)),
    ]);
  });

  test("stay, and the report says what to do", () => {
    expect(problemsOf("`a\u202eb`")).toEqual([`1:3 warning bidi-character: \`U+202E\` ${HIDES}`]);
    expect(treeHtml("`a\u202eb`")).toBe("<p><code>a\u202eb</code></p>");
  });

  test("are left alone in prose", () => {
    expect(problemsOf('\u2067\u05d0\u2069 <b title="\u202b\u05d0\u202c">\u200f</b>')).toEqual([]);
  });
});

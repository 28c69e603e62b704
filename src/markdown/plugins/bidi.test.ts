import { compileAs, problemsOf } from "../../../test/jest/compile-as";
import { like } from "../../../test/jest/like";

describe("F: characters that change the direction of what follows", () => {
  test.each([
    ["a code block", "```js\na \u202e b\n```", "2:3"],
    ["code in a line", "a `b\u2066`", "1:5"],
    ["code of the document", "export const a = '\u202d'", "1:19"],
    ["braces", "{'\u2069'}", "1:3"],
    ["an attribute of code", "<b title={'\u202a'}>c\u202b</b>", "1:12"],
    ["spread attributes", "<Card {...{ title: '\u202c' }} />", "1:21"],
  ])("are reported in %s", (_, source, place) => {
    expect(problemsOf(source, "mdx")).toEqual([like(`${place} warning bidi-character: \`U+20…`)]);
  });

  test("stay, and the report says what to do", () => {
    expect(problemsOf("`a\u202eb`")).toEqual([
      "1:3 warning bidi-character: `U+202E` makes code appear in a different order from its real one. Remove it, or write it as an escape, such as `\\u202e`.",
    ]);
    expect(compileAs("`a\u202eb`").tree).toEqual([["p", {}, ["code", {}, "a\u202eb"]]]);
  });

  test("are left alone in prose", () => {
    expect(problemsOf('\u2067\u05d0\u2069 <b title="\u202b\u05d0\u202c">\u200f</b>')).toEqual([]);
  });
});

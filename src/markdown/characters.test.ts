import { compileAs, problemsOf } from "../../test/jest/compile-as";
import { htmlOf } from "../../test/jest/html";

const problem = (place: string, character: string, more = "") =>
  `${place} warning control-character: \`${character}\` is a control character, which does not belong in text. The page omits it. Remove it from the file.${more}`;

describe("F: control characters", () => {
  test("are reported, each with its place, and are not on the page", () => {
    const source = "a\u0000b\r\n\u0007c `d\u001be` f\u0085";
    expect(problemsOf(source)).toEqual([
      problem("1:2", "U+0000"),
      problem("2:1", "U+0007"),
      problem("2:6", "U+001B"),
      problem("2:11", "U+0085"),
    ]);
    const html = "<p>ab\r\nc <code>de</code> f</p>";
    expect(htmlOf(source)).toBe(html);
  });

  test("are counted where there are many", () => {
    expect(problemsOf("\u0000".repeat(3))).toHaveLength(3);
    const many = problemsOf(`${"\u0000".repeat(10)}\n\na\u007f`);
    expect(many.slice(3)).toEqual([
      problem("1:4", "U+0000", " There are 7 more such characters, the last in line 3."),
    ]);
  });

  test("are not what stands in every text", () => {
    expect(problemsOf("\ufeffa\tb\r\n\r\nc\n\nd\u00a0\u2028\u200f\ud83d\ude00")).toEqual([]);
  });

  test.each(["\ufeff", "\u0001\n\n"])("do not move what is read again behind %j", (first) => {
    const { tree } = compileAs(`${first}![{product.name}](./week.png)`);
    expect(JSON.stringify(tree)).toContain('"alt":"Acme"');
  });
});

import type { TextBlock } from "../../site/text-block";
import { bestPassage } from "./passage";
import { termsOf } from "./terms";

const TEXT = "swap(a, b); A swap pays. The pool gets it. let c; End. pool · swap fee · 3%";
const block = (kind: TextBlock["kind"], part: string, language: string | null = null) => {
  const start = TEXT.indexOf(part);
  return { kind, start, end: start + part.length, language };
};
const blocks = [
  block("code", "swap(a, b);", "solidity"),
  block("code", "let c;"),
  block("table", "pool · swap fee · 3%"),
];

describe("S4 which passage of a section a result shows", () => {
  test.each([
    ["all have as many words: prose", "swap", "prose", "A swap pays. The pool gets it.", null],
    ["prose has more of them", "pool gets swap", "prose", "A swap pays. The pool gets it.", null],
    ["code has more of them", "swap b", "code", "swap(a, b);", "solidity"],
    ["only code without a language has one", "let", "code", "let c;", null],
    ["a table has more of them", "swap fee", "table", "pool · swap fee · 3%", null],
    ["none has one: the first prose", "oracle", "prose", "A swap pays. The pool gets it.", null],
  ])("%s: “%s”", (_, input, kind, text, language) => {
    expect(bestPassage(TEXT, blocks, termsOf(input))).toEqual({ text, kind, language });
  });

  test("a text without blocks is one passage", () => {
    expect(bestPassage("A fee.", [], termsOf("fee"))).toEqual({
      text: "A fee.",
      kind: "prose",
      language: null,
    });
  });

  test("nothing but code", () => {
    const code = { kind: "code" as const, start: 0, end: 4, language: "js" };
    expect(bestPassage("a();", [code], termsOf("b")).text).toBe("a();");
  });
});

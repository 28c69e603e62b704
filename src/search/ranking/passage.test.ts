import { bestPassage } from "./passage";
import { termsOf } from "./terms";

const TEXT = "A swap pays. swap(a, b); The pool gets it. let c; End.";
const codeAt = (part: string, language: string | null) => {
  const start = TEXT.indexOf(part);
  return { start, end: start + part.length, language };
};
const code = [codeAt("swap(a, b);", "solidity"), codeAt("let c;", null)];
const best = (input: string) => bestPassage(TEXT, code, termsOf(input));

describe("S4 which passage of a section a result shows", () => {
  test.each([
    ["text and code have as many words", "swap", "A swap pays.", false, null],
    ["text has more of them", "pool gets swap", "The pool gets it.", false, null],
    ["code has more of them", "swap b", "swap(a, b);", true, "solidity"],
    ["only code without a language has one", "let", "let c;", true, null],
    ["none has one: the first text", "oracle", "A swap pays.", false, null],
  ])("%s", (_, input, text, isCode, language) => {
    expect(best(input)).toEqual({ text, isCode, language });
  });

  test("a text without code is one passage", () => {
    expect(bestPassage("A fee.", [], termsOf("fee"))).toEqual({
      text: "A fee.",
      isCode: false,
      language: null,
    });
  });

  test("nothing but code", () => {
    const range = { start: 0, end: 4, language: "js" };
    expect(bestPassage("a();", [range], termsOf("b")).text).toBe("a();");
  });
});

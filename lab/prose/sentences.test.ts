import { readWords } from "../../src/data/settings/words-file";
import { blocksOf } from "./documents";
import { longSentences, sentencesOf } from "./sentences";

describe("sentences are those of paragraphs and lists", () => {
  const sentences = (...lines: string[]) =>
    sentencesOf(blocksOf(lines.join("\n"))).map(({ line, text }) => `${line} ${text}`);

  test.each([
    ["two of them", ["One is here. Two is there."], ["1 One is here.", "1 Two is there."]],
    ["over lines", ["One is", "here. Two", "", "Three!"], ["1 One is\nhere.", "2 Two", "4 Three!"]],
    ["no end at decimals", ["A fee of 0.30% is taken."], ["1 A fee of 0.30% is taken."]],
    ["no end before a small letter", ["See e.g. below. No."], ["1 See e.g. below.", "1 No."]],
    ["quotations", ["He says “no.” She goes."], ["1 He says “no.”", "1 She goes."]],
    ["code and formulas as a word", ["Let $x + y$ be. `a b` is."], ["1 Let X be.", "1 X is."]],
    [
      "links and words filled in",
      ["A [b](/c) {product.short} d."],
      [`1 A b ${readWords().get("product.short")} d.`],
    ],
    ["lists", ["- One", "- Two. Three."], ["1 One", "2 Two.", "2 Three."]],
    ["without a heading in the line", ["**Why.** It helps."], ["1 It helps."]],
    ["with stressed words", ["**As an LP** it moves."], ["1 As an LP it moves."]],
    ["admonitions", [":::note[Title here]", "", "Text.", "", ":::"], ["3 Text."]],
    ["no headings and tables", ["# T", "", "## A", "", "| b |", "| - |", "| c |"], []],
    ["no code and formulas", ["```", "One. Two.", "```", "", "$$", "x. Y", "$$"], []],
  ])("%s", (_, lines, expected) => {
    expect(sentences(...lines)).toEqual(expected);
  });
});

test("a sentence is found that is too long, with its line", () => {
  const words = (count: number) => `${"word ".repeat(count - 1)}end.`;
  const source = `${words(5)}\n\n${words(4)} Next\n${words(5)}`;
  expect(longSentences(blocksOf(source), 5)).toEqual([
    {
      line: 3,
      message:
        "The sentence has 6 words, but at most 5 are easy to read. Split it: “Next\nword word word word end.…”",
    },
  ]);
});

import { blocksOf } from "./documents";
import { gradeFindings, lengthFindings } from "./readability";
import { gradeOf, sentencesOf, wordsIn } from "./sentences";

const gradeIn = (source: string) => gradeOf(sentencesOf(blocksOf(source)));

test("the grade is that of Flesch and Kincaid", () => {
  // 10 words in 2 sentences, 14 syllables: 0.39 · 5 + 11.8 · 1.4 − 15.59.
  expect(gradeIn("You lock tokens today. The vote follows on the market.")).toBeCloseTo(2.88, 2);
});

test("long words and long sentences raise the grade", () => {
  const plain = gradeIn("You lock tokens. You get votes. The votes fade with time.");
  const long = gradeIn("You lock tokens, and you get votes, and the votes fade with time.");
  const heavy = gradeIn("You immobilise tokens. You accumulate participation. It deteriorates.");
  expect(long).toBeGreaterThan(plain + 2);
  expect(heavy).toBeGreaterThan(plain + 5);
});

test("words are counted in all that is text, and in nothing else", () => {
  const source =
    "# T\n\n## One two\n\nThree `four` $5$ six.\n\n```\nseven\n```\n\n| a | 8 |\n| - | - |\n";
  expect(wordsIn(blocksOf(source))).toBe(8);
});

const PLAIN = "You lock tokens and you get votes. ";
const HEAVY = "Participation deteriorates immediately notwithstanding accumulation. ";

test.each([
  ["short words and sentences", PLAIN.repeat(40), []],
  [
    "long ones",
    HEAVY.repeat(40),
    [expect.stringMatching(/^The text reads at grade [\d.]+; at most/)],
  ],
  ["a sample that is too small", HEAVY.repeat(5), []],
  ["no text", "", []],
])("the grade of a text is a finding where it is high: %s", (_, source, expected) => {
  expect(gradeFindings(blocksOf(source)).map(({ message }) => message)).toEqual(expected);
});

test.each([
  [42, ["The doc has 294 words, fewer than 300. Say more, or make it a part of another doc."]],
  [43, []],
  [285, []],
  [286, ["The doc has 2,002 words, more than 2,000. Make two docs of it."]],
])(
  "the length of a doc is a finding where it is out of the common: %i sentences",
  (count, expected) => {
    expect(lengthFindings(blocksOf(PLAIN.repeat(count))).map(({ message }) => message)).toEqual(
      expected,
    );
  },
);

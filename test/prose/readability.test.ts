import { basename } from "node:path";
import { articles, blocksOf } from "./documents";
import { gradeOf, sentencesOf, wordsIn } from "./sentences";

/** About grade 11, by Flesch and Kincaid. */
const HIGHEST_GRADE = 11.5;
/** Words of a doc. */
const FEWEST = 900;
const MOST = 2000;
/** Legal texts may be short. */
const FEWEST_OF = new Map([
  ["disclaimer.md", 500],
  ["busl-license.md", 500],
]);

const gradeIn = (source: string) => gradeOf(sentencesOf(blocksOf(source)));

const measured = articles.map(({ kind, file, blocks }) => ({
  kind,
  file,
  words: wordsIn(blocks),
  grade: Number(gradeOf(sentencesOf(blocks)).toFixed(1)),
}));

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

test("every doc and post can be read at about grade 11", () => {
  const rows = measured.map(
    ({ file, words, grade }) =>
      `${String(words).padStart(5)} words  grade ${grade.toFixed(1).padStart(4)}  ${file}`,
  );
  console.info(rows.join("\n"));
  expect(measured.filter(({ grade }) => !(grade <= HIGHEST_GRADE))).toEqual([]);
});

test("every doc has 900 to 2,000 words", () => {
  const docs = measured.filter(({ kind }) => kind === "docs");
  expect(docs).toHaveLength(11);
  const isFit = ({ file, words }: (typeof docs)[number]) =>
    words >= (FEWEST_OF.get(basename(file)) ?? FEWEST) && words <= MOST;
  expect(docs.filter((doc) => !isFit(doc))).toEqual([]);
});

import type { Block, Finding } from "./blocks";
import { gradeOf, sentencesOf, wordsIn } from "./sentences";

/** About grade 11, by Flesch and Kincaid. */
const HIGHEST_GRADE = 11.5;
/** Words of running text from which on a grade means something. */
const SAMPLE = 100;
/** Words of a doc that explains one thing, and can be read at once. */
const FEWEST = 300;
const MOST = 2000;

const count = (words: number): string => words.toLocaleString("en");

/** A text that asks for more than about grade 11. */
export function gradeFindings(blocks: readonly Block[]): Finding[] {
  const sentences = sentencesOf(blocks);
  const words = sentences.reduce((sum, sentence) => sum + sentence.words.length, 0);
  const grade = gradeOf(sentences);
  if (words < SAMPLE || grade <= HIGHEST_GRADE) return [];
  const message = `The text reads at grade ${grade.toFixed(1)}; at most ${HIGHEST_GRADE} is easy to read. Shorten sentences, and prefer short words.`;
  return [{ line: 1, message }];
}

/** A text that is very short or very long for a doc. */
export function lengthFindings(blocks: readonly Block[]): Finding[] {
  const words = wordsIn(blocks);
  if (words < FEWEST) {
    const message = `The doc has ${count(words)} words, fewer than ${count(FEWEST)}. Say more, or make it a part of another doc.`;
    return [{ line: 1, message }];
  }
  if (words <= MOST) return [];
  const message = `The doc has ${count(words)} words, more than ${count(MOST)}. Make two docs of it.`;
  return [{ line: 1, message }];
}

import type { Block, Finding } from "./blocks";
import { gradeOf, sentencesOf, wordsIn } from "./sentences";

/** About grade 11 on the scale of Flesch and Kincaid. */
const HIGHEST_GRADE = 11.5;
/** The grade of a shorter running text, in words, means nothing. */
const SAMPLE = 100;
/** The words of a doc that explains one thing and can be read in one go. */
const FEWEST = 300;
const MOST = 2000;

const count = (words: number): string => words.toLocaleString("en");

/** Reports a text that needs more than about grade 11. */
export function gradeFindings(blocks: readonly Block[]): Finding[] {
  const sentences = sentencesOf(blocks);
  const words = sentences.reduce((sum, sentence) => sum + sentence.words.length, 0);
  const grade = gradeOf(sentences);
  if (words < SAMPLE || grade <= HIGHEST_GRADE) return [];
  const message = `The text reads at grade ${grade.toFixed(1)}; at most ${HIGHEST_GRADE} is easy to read. Shorten sentences, and prefer short words.`;
  return [{ line: 1, message }];
}

/** Reports a doc that is very short or very long. */
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

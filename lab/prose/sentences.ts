import { fleschKincaid } from "flesch-kincaid";
import { syllable } from "syllable";
import { type Block, type Finding, lineAt, textOf } from "./blocks";

/** A sentence of the running text. */
export interface Sentence {
  line: number;
  text: string;
  words: string[];
}

const segmenter = new Intl.Segmenter("en-GB", { granularity: "sentence" });

/** Splits a text into words as a reader counts them: a number is a word, a sign alone is not. */
export const wordsOf = (text: string): string[] =>
  text.split(/[\s—–/]+/).filter((word) => /[\p{L}\p{N}]/u.test(word));

/** Returns the sentences of paragraphs and lists. */
export const sentencesOf = (blocks: readonly Block[]): Sentence[] =>
  blocks
    .filter(({ kind }) => kind === "paragraph" || kind === "item")
    .flatMap((block) => {
      const whole = textOf(block);
      // A line break would end a sentence.
      return Array.from(segmenter.segment(whole.replaceAll("\n", " "))).flatMap(
        ({ index, segment }) => {
          const text = whole.slice(index, index + segment.length).trim();
          const words = wordsOf(text);
          return words.length > 0 ? [{ line: lineAt(block, index), text, words }] : [];
        },
      );
    });

const syllables = (word: string): number => Math.max(1, syllable(word));

/** Returns the school grade that a reader of the text needs, by Flesch and Kincaid (1975). */
export function gradeOf(sentences: readonly Pick<Sentence, "words">[]): number {
  const words = sentences.flatMap(({ words }) => words);
  const total = words.reduce((sum, word) => sum + syllables(word), 0);
  return fleschKincaid({ sentence: sentences.length, word: words.length, syllable: total });
}

/**
 * Counts the words of all text of a page. Code and formulas on lines of their own do not count.
 * Within a sentence each counts as one word.
 */
export const wordsIn = (blocks: readonly Block[]): number =>
  blocks
    .filter(({ kind }) => kind !== "formula")
    .reduce((sum, block) => sum + wordsOf(textOf(block)).length, 0);

/** The longest sentence, in words, that a reader can take in at once. */
const MOST = 35;

/** Reports sentences that are too long. */
export const longSentences = (blocks: readonly Block[], most = MOST): Finding[] =>
  sentencesOf(blocks)
    .filter(({ words }) => words.length > most)
    .map(({ line, text, words }) => ({
      line,
      message: `The sentence has ${words.length} words, but at most ${most} are easy to read. Split it: “${text.slice(0, 60).trimEnd()}…”`,
    }));

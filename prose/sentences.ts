import { fleschKincaid } from "flesch-kincaid";
import { syllable } from "syllable";
import { type Block, type Finding, lineAt, textOf } from "./blocks";

/** A sentence of the running text. */
export interface Sentence {
  line: number;
  text: string;
  words: string[];
}

const END = /(?<=[.!?…]["”’)\]]*)\s+(?=["“‘([]?[\p{Lu}\p{N}])/u;

/** What a reader would call words: numbers are some, signs alone are none. */
export const wordsOf = (text: string): string[] =>
  text.split(/[\s—–/]+/).filter((word) => /[\p{L}\p{N}]/u.test(word));

/** The sentences of paragraphs and lists. */
export const sentencesOf = (blocks: readonly Block[]): Sentence[] =>
  blocks
    .filter(({ kind }) => kind === "paragraph" || kind === "item")
    .flatMap((block) => {
      const whole = textOf(block);
      let from = 0;
      return whole.split(END).flatMap((text) => {
        const start = whole.indexOf(text, from);
        from = start + text.length;
        const words = wordsOf(text);
        return words.length > 0 ? [{ line: lineAt(block, start), text: text.trim(), words }] : [];
      });
    });

const syllables = (word: string): number => Math.max(1, syllable(word));

/** The school grade that a text asks for, by Flesch and Kincaid (1975). */
export function gradeOf(sentences: readonly Pick<Sentence, "words">[]): number {
  const words = sentences.flatMap(({ words }) => words);
  const total = words.reduce((sum, word) => sum + syllables(word), 0);
  return fleschKincaid({ sentence: sentences.length, word: words.length, syllable: total });
}

/**
 * Words of all text of a page. Code and formulas on lines of their own are none, in a sentence they
 * are one.
 */
export const wordsIn = (blocks: readonly Block[]): number =>
  blocks
    .filter(({ kind }) => kind !== "formula")
    .reduce((sum, block) => sum + wordsOf(textOf(block)).length, 0);

/** Words that a reader takes in at once. */
const MOST = 35;

/** Sentences that are too long. */
export const longSentences = (blocks: readonly Block[], most = MOST): Finding[] =>
  sentencesOf(blocks)
    .filter(({ words }) => words.length > most)
    .map(({ line, text, words }) => ({
      line,
      message: `A sentence of ${words.length} words; split it at ${most}: “${text.slice(0, 60).trimEnd()}…”`,
    }));

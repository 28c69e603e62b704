import lunr from "lunr";

const LONGEST_INPUT = 200;

/** A word of an input. */
export interface Term {
  /** In small letters, as it was typed. */
  word: string;
  /**
   * The last word may still be being typed, and so stands for all words that begin with it (S3).
   */
  isLast: boolean;
}

const stems = new Map<string, string>();

/** The stem that lunr gives a word in small letters. */
export function stemOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const stem = lunr.stemmer(new lunr.Token(word, {})).toString();
  stems.set(word, stem);
  return stem;
}

const isStopWord = (word: string): boolean =>
  lunr.stopWordFilter(new lunr.Token(word, {})) === undefined;

/** All words of a text. */
export const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** The words of an input that say something; all of its words when none does. Any input is safe. */
export function termsOf(input: string): Term[] {
  const words = wordsOf(input.slice(0, LONGEST_INPUT).toLowerCase());
  const terms = words.map((word, index) => ({ word, isLast: index === words.length - 1 }));
  const telling = terms.filter(({ word }) => !isStopWord(word));
  return telling.length > 0 ? telling : terms;
}

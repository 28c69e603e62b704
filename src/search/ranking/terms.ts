import lunr from "lunr";

const LONGEST_INPUT = 200;

/** A word of an input. */
export interface QueryTerm {
  /** In lower case, otherwise as the reader typed it. */
  word: string;
  /**
   * Whether this is the last word. The reader may still be typing it, so it stands for all words
   * that begin with it (S3).
   */
  isLast: boolean;
}

const stems = new Map<string, string>();

/** Returns the stem that lunr gives to a word in lower case. */
export function stemOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const stem = lunr.stemmer(new lunr.Token(word, {})).toString();
  stems.set(word, stem);
  return stem;
}

const isStopWord = (word: string): boolean =>
  lunr.stopWordFilter(new lunr.Token(word, {})) === undefined;

/** Returns all words of a text. */
export const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Returns the words of an input without stop words, or all of its words if they are all stop words.
 * Any input is safe.
 */
export function termsOf(input: string): QueryTerm[] {
  const words = wordsOf(input.slice(0, LONGEST_INPUT).toLowerCase());
  const terms = words.map((word, index) => ({ word, isLast: index === words.length - 1 }));
  const telling = terms.filter(({ word }) => !isStopWord(word));
  return telling.length > 0 ? telling : terms;
}

/**
 * Readers mistype, and use other words than the docs. Exact matches come first. An unknown word is
 * taken for the start of a word, or for the nearest known words, and the page of results says so.
 * Synonyms are tried beside the words as typed.
 */
import lunr from "lunr";
import { onceForEach } from "../../site/once-for-each";
import { keyOf, tellingWords } from "../../site/search-words";

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

/** Returns the stem of a word in lower case. */
export const stemOf = onceForEach((word: string) =>
  lunr.stemmer(new lunr.Token(keyOf(word), {})).toString(),
);

/** Whether a word in lower case says little: “how”, “the”, “anyone”. */
export const isStopWord = onceForEach(
  (word: string) =>
    STRINGS.words.stop.test(word) || lunr.stopWordFilter(new lunr.Token(word, {})) === undefined,
);

/** Returns the words that an input asks for. */
const wordsIn = (input: string): readonly string[] =>
  tellingWords(input.slice(0, LONGEST_INPUT).normalize("NFKC").toLowerCase()).map(
    ({ word }) => word,
  );

/**
 * Returns the words of an input without stop words, or all of its words if they are all stop words.
 * Any input is safe.
 */
export function termsOf(input: string): QueryTerm[] {
  const words = wordsIn(input);
  const terms = words.map((word, index) => ({ word, isLast: index === words.length - 1 }));
  const telling = terms.filter(({ word }) => !isStopWord(word));
  return telling.length > 0 ? telling : terms;
}

/** Returns the stop words of an input, unless it has no other words. */
export function stopWordsOf(input: string): string[] {
  const words = wordsIn(input);
  const stopWords = words.filter(isStopWord);
  return stopWords.length < words.length ? stopWords : [];
}

import { foldOf, keyOf, placedWords } from "../../site/search-words";
import { type QueryTerm, stemOf } from "./terms";

/** The place of a word that a term stands for, in a text. */
export interface Match {
  start: number;
  end: number;
}

/**
 * Returns the beginning that a word shares with all of its forms: `strateg` for “strategies”, `vot`
 * for “vote”.
 */
function beginningOf(word: string, stem: string): string {
  let length = 0;
  while (length < stem.length && stem[length] === word[length]) length += 1;
  const common = word.slice(0, length);
  return common.length > 3 ? common.replace(/[ie]$/, "") : common;
}

/**
 * Returns a function that tells whether a term stands for a word in lower case. A term stands for
 * the word itself and for its other forms. The last term of an input also stands for longer words
 * that begin with it (S3). In some languages, a term stands for words that contain it.
 */
export function formOf(term: QueryTerm): (word: string) => boolean {
  const { word, isLast } = term;
  const stem = stemOf(word);
  const start = foldOf(word);
  const key = keyOf(word);
  const beginning = beginningOf(start, stem);
  return (found) => {
    const folded = foldOf(found);
    return (
      (STRINGS.words.within > 0 && key.length >= STRINGS.words.within && folded.includes(key)) ||
      (folded.startsWith(beginning) &&
        ((isLast && folded.startsWith(start)) || stemOf(found) === stem))
    );
  };
}

/** Returns a function that finds all words of a text that a term stands for. */
export function matcherOf(term: QueryTerm): (text: string) => Match[] {
  const isForm = formOf(term);
  return (text) =>
    placedWords(text)
      .filter(({ word }) => isForm(word.toLowerCase()))
      .map(({ word, index }) => ({ start: index, end: index + word.length }));
}

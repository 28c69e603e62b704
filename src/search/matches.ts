import { stemOf, type Term } from "./terms";

/** A word of a text that a term stands for. */
export interface Match {
  start: number;
  end: number;
}

/**
 * What the word has in common with all of its forms: `strateg` of “strategies”, `vot` of “vote”.
 */
function beginningOf({ word }: Term): string {
  const stem = stemOf(word);
  let length = 0;
  while (length < stem.length && stem[length] === word[length]) length += 1;
  const common = word.slice(0, length);
  return common.length > 3 ? common.replace(/[ie]$/, "") : common;
}

/**
 * Tells of a word in small letters whether a term stands for it: for the word itself, its forms,
 * and longer ones if it is the last (S3).
 */
export function formOf(term: Term): (word: string) => boolean {
  const { word, isLast } = term;
  const stem = stemOf(word);
  const beginning = beginningOf(term);
  return (found) =>
    found.startsWith(beginning) &&
    (found === word || (isLast && found.startsWith(word)) || stemOf(found) === stem);
}

/** Finds in a text all words that a term stands for. */
export function matcherOf(term: Term): (text: string) => Match[] {
  const isForm = formOf(term);
  return (text) =>
    Array.from(text.matchAll(/[\p{L}\p{N}]+/gu), ({ 0: word, index }) => ({ word, index }))
      .filter(({ word }) => isForm(word.toLowerCase()))
      .map(({ word, index }) => ({ start: index, end: index + word.length }));
}

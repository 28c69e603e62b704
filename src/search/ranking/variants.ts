import { type QueryTerm, stemOf, termsOf } from "./terms";

type Phrase = readonly QueryTerm[];

/** Groups of words and phrases with the same meaning. */
export type Synonyms = readonly (readonly Phrase[])[];

/** Returns the stems of a phrase, by which it can be told from others. */
export const stemsOf = (phrase: Phrase): string => phrase.map(({ word }) => stemOf(word)).join(" ");

/**
 * Prepares groups of synonyms once, for all inputs to come. Of phrases that differ only in the
 * forms of their words, one stays, because the search finds all forms in any case.
 */
export const synonymsOf = (groups: readonly (readonly string[])[]): Synonyms =>
  groups
    .map((group) => {
      const phrases = new Map<string, Phrase>();
      for (const phrase of group.map(termsOf)) {
        const stems = stemsOf(phrase);
        if (stems !== "" && !phrases.has(stems)) phrases.set(stems, phrase);
      }
      return [...phrases.values()];
    })
    .filter((phrases) => phrases.length > 1);

const MOST = 8;

/**
 * Returns the index at which a phrase begins among the terms, or -1 if it is not there. Other forms
 * of a word count as the word.
 */
function placeOf(phrase: Phrase, terms: readonly QueryTerm[]): number {
  return terms.findIndex((_, start) =>
    phrase.every(({ word }, offset) => {
      const term = terms[start + offset];
      return term !== undefined && stemOf(term.word) === stemOf(word);
    }),
  );
}

/** Returns the terms themselves, then variants in which a synonym replaces one word or phrase. */
export function variantsOf(terms: readonly QueryTerm[], synonyms: Synonyms): QueryTerm[][] {
  const variants = [[...terms]];
  for (const phrases of synonyms) {
    for (const phrase of phrases) {
      const place = placeOf(phrase, terms);
      if (place === -1) continue;
      for (const other of phrases.filter((candidate) => candidate !== phrase)) {
        const whole = other.map(({ word }) => ({ word, isLast: false }));
        variants.push([...terms.slice(0, place), ...whole, ...terms.slice(place + phrase.length)]);
      }
    }
  }
  return variants.slice(0, MOST);
}

import { type QueryTerm, stemOf, stopWordsOf, termsOf } from "./terms";

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
      for (const text of group) {
        const phrase = termsOf(text);
        const stems = stemsOf(phrase);
        // Little is left of “just in time” without its stop words, and that stands for much else.
        const isTelling = phrase.length > stopWordsOf(text).length;
        if (isTelling && !phrases.has(stems)) phrases.set(stems, phrase);
      }
      return [...phrases.values()];
    })
    .filter((phrases) => phrases.length > 1);

const MOST = 8;

const sorted = (phrase: Phrase): string => stemsOf(phrase).split(" ").sort().join(" ");

/**
 * Returns the index at which a phrase begins among the terms, or -1 if it is not there. Other forms
 * of a word count as the word, and so does another order: “unlock early” is “early unlock”.
 */
function placeOf(phrase: Phrase, terms: readonly QueryTerm[]): number {
  const wanted = sorted(phrase);
  return terms.findIndex((_, at) => sorted(terms.slice(at, at + phrase.length)) === wanted);
}

/** Returns the terms themselves, then variants in which a synonym replaces one word or phrase. */
export function variantsOf(terms: readonly QueryTerm[], synonyms: Synonyms): QueryTerm[][] {
  const variants = [[...terms]];
  for (const phrases of synonyms) {
    for (const phrase of phrases) {
      const place = placeOf(phrase, terms);
      if (place === -1) continue;
      for (const other of phrases.filter((candidate) => candidate !== phrase)) {
        const before = terms.slice(0, place);
        const after = terms.slice(place + phrase.length);
        // The reader may have typed a word of it beside the other: “oracle manipulation”.
        const isNew = ({ word }: QueryTerm) =>
          ![...before, ...after].some((is) => is.word === word);
        const whole = other.filter(isNew).map(({ word }) => ({ word, isLast: false }));
        variants.push([...before, ...whole, ...after]);
      }
    }
  }
  return variants.slice(0, MOST);
}

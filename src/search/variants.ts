import { stemOf, type Term, termsOf } from "./terms";

type Phrase = readonly Term[];

/** Groups of words and phrases that mean the same. */
export type Synonyms = readonly (readonly Phrase[])[];

/** Prepares groups of synonyms for all inputs to come. */
export const synonymsOf = (groups: readonly (readonly string[])[]): Synonyms =>
  groups.map((group) => group.map(termsOf).filter((phrase) => phrase.length > 0));

const MOST = 8;

/**
 * Where a phrase begins among terms; -1 when it is not there. Forms of a word count as the word.
 */
function placeOf(phrase: Phrase, terms: readonly Term[]): number {
  return terms.findIndex((_, start) =>
    phrase.every(({ word }, offset) => {
      const term = terms[start + offset];
      return term !== undefined && stemOf(term.word) === stemOf(word);
    }),
  );
}

/**
 * The terms as they are, then the same with a word or phrase replaced by another that means the
 * same.
 */
export function variantsOf(terms: readonly Term[], synonyms: Synonyms): Term[][] {
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

/**
 * How much an input is like a section: whether it says the same as the section's name, and whether
 * the section's text has its words close together. All results are from 0 to 1.
 */

import { onceForEach } from "../../site/once-for-each";
import { formOf } from "./matches";
import { type QueryTerm, stemOf } from "./terms";

/** A word of the input. */
export interface AskedWord {
  /** What the search has taken the word for. */
  terms: readonly QueryTerm[];
  /** How telling the word is, beside the other words. */
  weight: number;
}

/** The words of an input, ready to be compared with many texts. */
export interface Asked {
  weights: readonly number[];
  /** The sum of the weights. */
  total: number;
  /** Returns the places of the words of the input that stand for a word in lower case. */
  placesOf: (word: string) => readonly number[];
}

/** A number of words within which words count as close together: about a line. */
const CLOSE = 12;

const sum = (weights: readonly number[]): number => weights.reduce((all, one) => all + one, 0);

/** Prepares the words of an input. Texts repeat their words, so each is compared once. */
export function prepare(words: readonly AskedWord[]): Asked {
  const forms = words.map(({ terms }) => terms.map(formOf));
  const weights = words.map(({ weight }) => weight);
  return {
    weights,
    total: sum(weights),
    placesOf: onceForEach((word: string) =>
      forms.flatMap((of, place) => (of.some((isForm) => isForm(word)) ? place : [])),
    ),
  };
}

/**
 * Returns how much an input says the same as a title or heading: the share of the input's words
 * that the name has, times the share of the name's words that the input has.
 */
export function sameness(
  { weights, total, placesOf }: Asked,
  name: readonly string[],
  weightOf: (word: string) => number,
): number {
  const said = new Set(name.flatMap(placesOf));
  if (said.size === 0) return 0;
  const inInput = name.filter((word) => placesOf(word).length > 0);
  const share = sum(inInput.map(weightOf)) / sum(name.map(weightOf));
  return (sum(weights.filter((_, place) => said.has(place))) / total) * share;
}

/** Returns the largest share of the input's words that stand close together in a text. */
export function closeness({ weights, total, placesOf }: Asked, text: readonly string[]): number {
  const last = weights.map(() => Number.NEGATIVE_INFINITY);
  let best = 0;
  for (const [index, word] of text.entries()) {
    const places = placesOf(word);
    if (places.length === 0) continue;
    for (const place of places) last[place] = index;
    let near = 0;
    for (const [place, weight] of weights.entries()) {
      if (index - (last[place] ?? 0) < CLOSE) near += weight;
    }
    best = Math.max(best, near);
  }
  return total > 0 ? best / total : 0;
}

/**
 * Returns the largest share of the input's words that follow each other in a text as they do in the
 * input, stop words included. `input` and `text` are words in lower case, compared by their stems.
 */
export function phraseIn(
  input: readonly string[],
  text: readonly string[],
  weightOf: (word: string) => number,
): number {
  const stems = input.map(stemOf);
  const weights = input.map(weightOf);
  let best = 0;
  for (const [start, word] of text.entries()) {
    for (const [from, stem] of stems.entries()) {
      if (stemOf(word) !== stem) continue;
      let length = 1;
      while (
        from + length < stems.length &&
        start + length < text.length &&
        stemOf(text[start + length] ?? "") === stems[from + length]
      )
        length += 1;
      if (length > 1) best = Math.max(best, sum(weights.slice(from, from + length)));
    }
  }
  const total = sum(weights);
  return total > 0 ? best / total : 0;
}

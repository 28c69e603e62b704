import { beginningOf, matcherOf } from "./matches";
import type { Term } from "./terms";

/** The very word counts for more than another form of it. */
const EXACT = 1.5;
/** How soon further matches in one text stop to count (BM25's k1). */
const SATURATION = 1.2;

/** Texts by the id of their section, in small letters. */
export type Texts = ReadonlyMap<string, string>;

/** How well each text answers to a term: more for a rare word, for many matches, for the word as it was typed. */
export function textScores(texts: Texts, term: Term): Map<string, number> {
  const matches = matcherOf(term);
  const beginning = beginningOf(term);
  const frequencies = new Map<string, number>();
  for (const [id, text] of texts) {
    // Much faster than a regular expression, which is asked about few texts only.
    if (!text.includes(beginning)) continue;
    const frequency = matches(text).reduce((sum, { isExact }) => sum + (isExact ? EXACT : 1), 0);
    if (frequency > 0) frequencies.set(id, frequency);
  }
  const rarity = Math.log(1 + texts.size / frequencies.size);
  for (const [id, frequency] of frequencies) {
    frequencies.set(id, (rarity * frequency * (SATURATION + 1)) / (frequency + SATURATION));
  }
  return frequencies;
}

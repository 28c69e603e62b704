import { formOf } from "./matches";
import { type QueryTerm, wordsOf } from "./terms";

/** The weight of the exact word. Other forms of the word have the weight 1. */
const EXACT = 1.5;
/** How quickly further matches in one text stop to count (BM25's k1). */
const SATURATION = 1.2;

/** Where a word occurs: the ids of sections, and how often the word is in the text of each. */
interface Postings {
  ids: string[];
  counts: number[];
}

/** An index of the words in the texts of all sections. */
export interface TextIndex {
  /** Number of texts. */
  size: number;
  words: ReadonlyMap<string, Postings>;
}

export const NO_TEXTS: TextIndex = { size: 0, words: new Map() };

/** Indexes texts. Each text comes with the id of its section. */
export function indexTexts(texts: readonly (readonly [id: string, text: string])[]): TextIndex {
  const words = new Map<string, Postings>();
  for (const [id, text] of texts) {
    for (const word of wordsOf(text.toLowerCase())) {
      const postings = words.get(word) ?? { ids: [], counts: [] };
      words.set(word, postings);
      const { ids, counts } = postings;
      const last = ids.length - 1;
      if (ids[last] === id) counts[last] = (counts[last] ?? 0) + 1;
      else {
        ids.push(id);
        counts.push(1);
      }
    }
  }
  return { size: texts.length, words };
}

/**
 * Returns how well each text matches a term. A rare word, many matches and the exact word score
 * higher.
 */
export function textScores({ size, words }: TextIndex, term: QueryTerm): Map<string, number> {
  const isForm = formOf(term);
  const frequencies = new Map<string, number>();
  for (const [word, { ids, counts }] of words) {
    if (!isForm(word)) continue;
    const worth = word === term.word ? EXACT : 1;
    for (const [place, id] of ids.entries()) {
      frequencies.set(id, (frequencies.get(id) ?? 0) + worth * (counts[place] ?? 0));
    }
  }
  const rarity = Math.log(1 + size / frequencies.size);
  for (const [id, frequency] of frequencies) {
    frequencies.set(id, (rarity * frequency * (SATURATION + 1)) / (frequency + SATURATION));
  }
  return frequencies;
}

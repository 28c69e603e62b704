import lunr from "lunr";
import { indexedStart, indexedWord, keyOf } from "../../site/search-words";
import type { QueryTerm } from "./terms";

/**
 * The weights of a word in a page's title and in a section's heading. A word in the text has the
 * weight 1 (S3).
 */
const TITLE = 2.5;
const HEADING = 2;
/**
 * The share of a title's weight for sections that have their own heading. So the text before the
 * first heading comes first.
 */
const INHERITED = 0.5;
const SHORTEST_STEM = 3;

/** Indexes of the titles of pages and the headings of sections. */
export interface NameIndex {
  titles: lunr.Index;
  headings: lunr.Index;
  /**
   * Ids of a page's sections, by the id of the page. The text before the first heading has the id
   * of the page.
   */
  sectionsOf: ReadonlyMap<string, readonly string[]>;
}

const findIn = (index: lunr.Index, { word, isLast }: QueryTerm): lunr.Index.Result[] =>
  index.query((query) => {
    const key = keyOf(word);
    query.term(indexedWord(key), { boost: 4 });
    if (STRINGS.words.within > 0 && key.length >= STRINGS.words.within) {
      const { LEADING, TRAILING } = lunr.Query.wildcard;
      query.term(key, { usePipeline: false, wildcard: LEADING | TRAILING });
    }
    if (!isLast) return;
    const start = indexedStart(key);
    query.term(start, { usePipeline: false, wildcard: lunr.Query.wildcard.TRAILING });
    // The index holds stems: “concentrat” is the start of a word whose stem is “concentr”. So the
    // query also asks for each shorter start.
    for (let length = SHORTEST_STEM; length < start.length; length += 1) {
      query.term(start.slice(0, length), { usePipeline: false });
    }
  });

/** Returns how well the titles and headings of sections match a term. */
export function nameScores({ titles, headings, sectionsOf }: NameIndex, term: QueryTerm) {
  const scores = new Map<string, number>();
  for (const { ref, score } of findIn(titles, term)) {
    for (const id of sectionsOf.get(ref) ?? []) {
      scores.set(id, TITLE * score * (id === ref ? 1 : INHERITED));
    }
  }
  for (const { ref, score } of findIn(headings, term)) {
    scores.set(ref, (scores.get(ref) ?? 0) + HEADING * score);
  }
  return scores;
}

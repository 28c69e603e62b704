import lunr from "lunr";
import type { Term } from "./terms";

/**
 * What a word is worth in the title of a page and in a section's heading, where it is worth 1 in
 * its text (S3).
 */
const TITLE = 6;
const HEADING = 5;
/**
 * The part of a title's worth that goes to sections with a heading of their own: the text before
 * the first one comes first.
 */
const INHERITED = 0.2;
const SHORTEST_STEM = 3;

/** The names of pages and sections: their titles and headings. */
export interface NameIndex {
  titles: lunr.Index;
  headings: lunr.Index;
  /**
   * Ids of a page's sections by the id of the page, which is also that of the text before its first
   * heading.
   */
  sectionsOf: ReadonlyMap<string, readonly string[]>;
}

const findIn = (index: lunr.Index, { word, isLast }: Term): lunr.Index.Result[] =>
  index.query((query) => {
    query.term(word, { boost: 4 });
    if (!isLast) return;
    query.term(word, { usePipeline: false, wildcard: lunr.Query.wildcard.TRAILING });
    // The index holds stems: “concentrat” is the start of a word whose stem is “concentr”.
    for (let length = SHORTEST_STEM; length < word.length; length += 1) {
      query.term(word.slice(0, length), { usePipeline: false });
    }
  });

/** How well the titles and headings of sections answer to a term. */
export function nameScores({ titles, headings, sectionsOf }: NameIndex, term: Term) {
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

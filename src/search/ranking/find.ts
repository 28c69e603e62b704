import { nameWordsOf } from "../../site/search-words";
import type { SearchData } from "./data";
import { formOf } from "./matches";
import { nameScores } from "./name-scores";
import type { QueryTerm } from "./terms";
import { textScores } from "./text-index";
import { corrections } from "./vocabulary";

type Scores = ReadonlyMap<string, number>;

/** The scores of the sections found for a term, and the words that found them. */
export interface Found {
  scores: Scores;
  terms: readonly QueryTerm[];
  /** Whether the search has taken the term for a typing error. */
  isCorrected: boolean;
}

const SHORTEST_START = 3;

/** Returns the score of each section for a term. */
function scoresOf({ names, sections, texts }: SearchData, term: QueryTerm): Scores {
  const scores = textScores(texts, term);
  const isForm = formOf(term);
  for (const [id, score] of nameScores(names, term)) {
    const section = sections.get(id);
    // lunr also returns words that share only their beginning with the term.
    if (!section || !nameWordsOf(`${section.title} ${section.heading}`).some(isForm)) continue;
    scores.set(id, (scores.get(id) ?? 0) + score);
  }
  return scores;
}

/**
 * Finds a term. If the term is nowhere, finds what the reader probably meant. So exact matches
 * always come first (S3).
 */
export function find(data: SearchData, term: QueryTerm): Found {
  // A word that is nowhere may be the start of another word: “conc liq”.
  const mayBeStart = !term.isLast && term.word.length >= SHORTEST_START;
  for (const taken of mayBeStart ? [term, { ...term, isLast: true }] : [term]) {
    const scores = scoresOf(data, taken);
    if (scores.size > 0) return { scores, terms: [taken], isCorrected: false };
  }
  const terms = corrections(data.vocabulary, term).map((word) => ({ word, isLast: false }));
  const scores = new Map<string, number>();
  for (const correction of terms) {
    for (const [id, score] of scoresOf(data, correction)) {
      scores.set(id, Math.max(score, scores.get(id) ?? 0));
    }
  }
  return { scores, terms, isCorrected: terms.length > 0 };
}

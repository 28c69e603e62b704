import { matcherOf } from "./matches";
import { type NameIndex, nameScores } from "./name-scores";
import { type Term, termsOf } from "./terms";
import { type TextIndex, textScores } from "./text-index";
import { type Synonyms, variantsOf } from "./variants";
import { corrections, type Vocabulary } from "./vocabulary";

/** A section of a page. */
export interface Section {
  title: string;
  /** Empty for the text before the first heading. */
  heading: string;
  /** Route with the section's anchor. */
  path: string;
  /** Labels of what stands around the page, outermost first. */
  trail: readonly string[];
}

/** All that is searched. Titles and headings come first, the texts after them. */
export interface SearchData {
  names: NameIndex;
  sections: ReadonlyMap<string, Section>;
  texts: TextIndex;
  vocabulary: Vocabulary;
  synonyms: Synonyms;
}

/** A section that was found. */
export interface Result {
  id: string;
  section: Section;
  /** The words it was found by: those of the input, or what was taken for them. */
  terms: readonly Term[];
}

type Scores = ReadonlyMap<string, number>;

/** What was found for a term, and by which words. */
interface Found {
  scores: Scores;
  terms: readonly Term[];
}

const LIMIT = 20;
const SHORTEST_START = 3;
/** What a section is worth that was found by a synonym. */
const SYNONYM = 0.8;

/** What each section scores for a term. */
function scoresOf({ names, sections, texts }: SearchData, term: Term): Scores {
  const scores = textScores(texts, term);
  const matches = matcherOf(term);
  for (const [id, score] of nameScores(names, term)) {
    const section = sections.get(id);
    // lunr also answers with words that only have their beginning in common.
    if (!section || matches(`${section.title} ${section.heading}`).length === 0) continue;
    scores.set(id, (scores.get(id) ?? 0) + score);
  }
  return scores;
}

/**
 * Finds a term, or what it was probably meant to be when it is nowhere: so exact matches always
 * come first (S3).
 */
function find(data: SearchData, term: Term): Found {
  // A word that is nowhere may be the start of one: “conc liq”.
  const mayBeStart = !term.isLast && term.word.length >= SHORTEST_START;
  for (const taken of mayBeStart ? [term, { ...term, isLast: true }] : [term]) {
    const scores = scoresOf(data, taken);
    if (scores.size > 0) return { scores, terms: [taken] };
  }
  const terms = corrections(data.vocabulary, term).map((word) => ({ word, isLast: false }));
  const scores = new Map<string, number>();
  for (const correction of terms) {
    for (const [id, score] of scoresOf(data, correction)) {
      scores.set(id, Math.max(score, scores.get(id) ?? 0));
    }
  }
  return { scores, terms };
}

/** How well sections answer to all of the terms: the more of them the better (S3). */
function rank(founds: readonly Found[]): Map<string, number> {
  const sums = new Map<string, { score: number; words: number }>();
  for (const { scores } of founds) {
    for (const [id, score] of scores) {
      const { score: sum, words } = sums.get(id) ?? { score: 0, words: 0 };
      sums.set(id, { score: sum + score, words: words + 1 });
    }
  }
  const share = (part: number) => part / founds.length;
  return new Map(
    Array.from(sums, ([id, { score, words }]) => [id, share(score) * share(words) ** 2]),
  );
}

/**
 * The best sections for an input: those with most of its words, then title before heading before
 * text (S3).
 */
export function search(data: SearchData, input: string): Result[] {
  const founds = new Map<string, Found>();
  const findOnce = (term: Term): Found => {
    const key = `${term.word} ${term.isLast}`;
    const known = founds.get(key) ?? find(data, term);
    founds.set(key, known);
    return known;
  };
  const best = new Map<string, { total: number; terms: readonly Term[] }>();
  for (const [variant, terms] of variantsOf(termsOf(input), data.synonyms).entries()) {
    const all = terms.map(findOnce);
    const worth = variant === 0 ? 1 : SYNONYM;
    const foundBy = all.flatMap((one) => one.terms);
    for (const [id, score] of rank(all)) {
      const total = score * worth;
      if (total > (best.get(id)?.total ?? 0)) best.set(id, { total, terms: foundBy });
    }
  }
  return Array.from(best, ([id, found]) => ({ id, ...found }))
    .sort((a, b) => b.total - a.total)
    .slice(0, LIMIT)
    .flatMap(({ id, terms }) => {
      const section = data.sections.get(id);
      return section ? { id, section, terms } : [];
    });
}

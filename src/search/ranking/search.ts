import { matcherOf } from "./matches";
import { type NameIndex, nameScores } from "./name-scores";
import { type QueryTerm, termsOf } from "./terms";
import { type TextIndex, textScores } from "./text-index";
import { type Synonyms, variantsOf } from "./variants";
import { corrections, type Vocabulary } from "./vocabulary";

/** A section of a page. */
export interface SearchSection {
  title: string;
  /** Empty for the text before the first heading. */
  heading: string;
  /** The route of the page. Below a heading, with the heading's anchor. */
  path: string;
  /** Labels of what is above the page on the site, outermost first. */
  trail: readonly string[];
}

/** Everything that is searched. Titles and headings are there first, the texts follow. */
export interface SearchData {
  names: NameIndex;
  sections: ReadonlyMap<string, SearchSection>;
  texts: TextIndex;
  vocabulary: Vocabulary;
  synonyms: Synonyms;
}

/** A section that the search has found. */
export interface Result {
  id: string;
  section: SearchSection;
  /** The words that found the section: those of the input, or their corrections or synonyms. */
  terms: readonly QueryTerm[];
}

type Scores = ReadonlyMap<string, number>;

/** The scores of the sections found for a term, and the words that found them. */
interface Found {
  scores: Scores;
  terms: readonly QueryTerm[];
}

const LIMIT = 20;
const SHORTEST_START = 3;
/** The factor on the score of a section that a synonym has found. */
const SYNONYM = 0.8;

/** Returns the score of each section for a term. */
function scoresOf({ names, sections, texts }: SearchData, term: QueryTerm): Scores {
  const scores = textScores(texts, term);
  const matches = matcherOf(term);
  for (const [id, score] of nameScores(names, term)) {
    const section = sections.get(id);
    // lunr also returns words that share only their beginning with the term.
    if (!section || matches(`${section.title} ${section.heading}`).length === 0) continue;
    scores.set(id, (scores.get(id) ?? 0) + score);
  }
  return scores;
}

/**
 * Finds a term. If the term is nowhere, finds what the reader probably meant. So exact matches
 * always come first (S3).
 */
function find(data: SearchData, term: QueryTerm): Found {
  // A word that is nowhere may be the start of another word: “conc liq”.
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

/**
 * Returns how well each section matches all terms together. The more terms it has, the better (S3).
 */
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
 * Returns the best sections for an input. Sections with most of its words come first. Among those,
 * titles come before headings, and headings before texts (S3).
 */
export function search(data: SearchData, input: string): Result[] {
  const founds = new Map<string, Found>();
  const findOnce = (term: QueryTerm): Found => {
    const key = `${term.word} ${term.isLast}`;
    const known = founds.get(key) ?? find(data, term);
    founds.set(key, known);
    return known;
  };
  const best = new Map<string, { total: number; terms: readonly QueryTerm[] }>();
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

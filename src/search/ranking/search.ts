import { onceForEach } from "../../site/once-for-each";
import { divided, WORD } from "../../site/search-words";
import type { SearchData, SearchSection } from "./data";
import { type Found, find } from "./find";
import { comparison, worthOf } from "./relevance";
import { type QueryTerm, termsOf } from "./terms";
import { rarity } from "./text-index";
import { variantsOf } from "./variants";

/** A section that the search has found. */
export interface Result {
  id: string;
  section: SearchSection;
  /** How well the section answers the input, beside other sections. */
  score: number;
  /** The words that found the section: those of the input, or their corrections or synonyms. */
  terms: readonly QueryTerm[];
}

/** What the search has found for an input, the best first. */
export interface Ranking {
  results: Result[];
  /** The input with its typing errors corrected. Null if there are none. */
  corrected: string | null;
}

/** The search finds no more sections than these. */
const MOST = 100;
/** How many of them it compares with the input word by word, which takes most of its time. */
const COMPARED = 30;
/** The share of the best score that a section needs, or it is no answer. */
const LEAST = 0.005;
/** The factor on the score of a section that a synonym has found. */
const SYNONYM = 0.95;
/** How much it counts that a section has all words of the input. */
const COVERAGE = 1.5;

/** A section that matches, before it is compared with the input. */
type Candidate = Omit<Result, "terms">;

/**
 * Returns the sections that match all terms together best. The more of the terms a section has, and
 * the rarer these are, the better (S3).
 */
function candidates(
  sections: SearchData["sections"],
  founds: readonly Found[],
  isSearched: (section: SearchSection) => boolean,
): Candidate[] {
  const known = founds.filter(({ scores }) => scores.size > 0);
  const sums = new Map<string, { score: number; covered: number }>();
  let all = 0;
  for (const { scores } of known) {
    const weight = rarity(sections.size, scores.size);
    all += weight;
    for (const [id, score] of scores) {
      const sum = sums.get(id) ?? { score: 0, covered: 0 };
      sums.set(id, { score: sum.score + score, covered: sum.covered + weight });
    }
  }
  const matching: Candidate[] = [];
  for (const [id, { score, covered }] of sums) {
    const section = sections.get(id);
    if (!section || !isSearched(section)) continue;
    const matched = (score / known.length) * (covered / all) ** COVERAGE;
    matching.push({ id, section, score: matched * worthOf(section.kind) });
  }
  return matching.sort((a, b) => b.score - a.score).slice(0, MOST);
}

/** Returns the input with the words that were found in place of words that are nowhere. */
function correctedInput(
  input: string,
  terms: readonly QueryTerm[],
  findOnce: (term: QueryTerm) => Found,
): string | null {
  const better = new Map<string, string>();
  for (const term of terms) {
    const { isCorrected, terms: found } = findOnce(term);
    if (isCorrected && found[0]) better.set(term.word, found[0].word);
  }
  if (better.size === 0) return null;
  return input.trim().replace(WORD, (word) => better.get(word.toLowerCase()) ?? word);
}

/**
 * Returns the best sections for an input. Sections with most of its words come first. Among those,
 * titles come before headings, and headings before texts (S3).
 */
export function search(
  data: SearchData,
  input: string,
  isSearched: (section: SearchSection) => boolean = () => true,
): Ranking {
  const findOnce = onceForEach((term: QueryTerm) => find(data, term));
  const isFound = (terms: readonly QueryTerm[]) =>
    terms.some((term) => findOnce(term).scores.size > 0);
  const written = termsOf(input);
  // A name in code that is nowhere may be mistyped in one of its parts.
  const asked = isFound(written) ? written : termsOf(divided(input));
  const compare = comparison(data, input);
  const best = new Map<string, Result>();
  for (const [variant, terms] of variantsOf(asked, data.synonyms).entries()) {
    const all = terms.map(findOnce);
    // A synonym that is nowhere would leave the other words alone, as if it were not asked for.
    const isNowhere = ({ scores, isCorrected }: Found) => scores.size === 0 || isCorrected;
    if (terms.some((term) => !asked.includes(term) && isNowhere(findOnce(term)))) continue;
    const factorOf = compare(all.map((found) => found.terms));
    // Beside a variant of which all is there, one with a word that is nowhere is worth less.
    const share = all.filter(({ scores }) => scores.size > 0).length / all.length;
    const worth = share * (variant === 0 ? 1 : SYNONYM);
    const foundBy = all.flatMap((found) => found.terms);
    for (const [place, { id, section, score: matched }] of candidates(
      data.sections,
      all,
      isSearched,
    ).entries()) {
      const score = matched * worth * (place < COMPARED ? factorOf(id, section) : 1);
      if (score > (best.get(id)?.score ?? 0)) best.set(id, { id, section, score, terms: foundBy });
    }
  }
  const results = Array.from(best.values()).sort((a, b) => b.score - a.score);
  const least = LEAST * (results[0]?.score ?? 0);
  return {
    results: results.slice(0, MOST).filter(({ score }) => score >= least),
    corrected: correctedInput(asked === written ? input : divided(input), asked, findOnce),
  };
}

import type lunr from "lunr";
import { headingScores } from "./heading-scores";
import { matcherOf } from "./matches";
import { type Term, termsOf } from "./terms";
import { type Texts, textScores } from "./text-scores";

/** A section of a page, as gatsby-plugin-local-search stores it. */
export interface Section {
  title: string;
  /** Empty for the text before the first heading. */
  heading: string;
  /** Route with the section's anchor. */
  path: string;
  kind: string;
}

/** All that is searched. Titles and headings come first, the texts after them. */
export interface SearchData {
  index: lunr.Index;
  sections: Readonly<Record<string, Section>>;
  texts: Texts;
}

/** A section that was found, with its id. */
export interface Result extends Section {
  id: string;
}

const LIMIT = 20;

/** What each section scores for a term. */
function scoresOf({ index, sections, texts }: SearchData, term: Term): Map<string, number> {
  const scores = textScores(texts, term);
  const matches = matcherOf(term);
  for (const [id, score] of headingScores(index, term)) {
    const section = sections[id];
    // lunr also answers with words that only have their beginning in common.
    if (!section || matches(`${section.title} ${section.heading}`).length === 0) continue;
    scores.set(id, (scores.get(id) ?? 0) + score);
  }
  return scores;
}

/** The best sections for an input: those with most of its words, then title before heading before text (S3). */
export function search(data: SearchData, input: string): Result[] {
  const terms = termsOf(input);
  const found = new Map<string, { score: number; words: number }>();
  for (const term of terms) {
    for (const [id, score] of scoresOf(data, term)) {
      const { score: sum, words } = found.get(id) ?? { score: 0, words: 0 };
      found.set(id, { score: sum + score, words: words + 1 });
    }
  }
  return Array.from(found, ([id, { score, words }]) => ({ id, rank: score * words ** 2 }))
    .sort((a, b) => b.rank - a.rank)
    .slice(0, LIMIT)
    .flatMap(({ id }) => {
      const section = data.sections[id];
      return section ? { ...section, id } : [];
    });
}

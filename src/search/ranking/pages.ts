import type { SearchSection } from "./data";
import type { Result } from "./search";
import { type SnippetPart, snippet } from "./snippet";

/** A section that the search has found, as the dialog shows it. */
export interface SectionResult {
  path: string;
  /** Empty for the text before the first heading. */
  heading: SnippetPart[];
  snippet: SnippetPart[];
}

/** A page, with the sections that the search has found in it (S4). */
export interface PageResult {
  path: string;
  title: SnippetPart[];
  /** Labels of what is above the page on the site, outermost first. */
  trail: readonly string[];
  sections: SectionResult[];
}

const MOST_SECTIONS = 4;
/** The share of the score of a page's best section that its other sections need. */
const NEARLY_AS_GOOD = 0.55;

const pagePath = ({ path }: SearchSection): string => path.split("#")[0] ?? path;

/**
 * Groups results by page. The pages are in the order of their best sections, and matches are marked
 * (S4). A brief list has only the best sections of each page.
 */
export function groupByPage(
  results: readonly Result[],
  textOf: (id: string) => string,
  isBrief: boolean,
): PageResult[] {
  const pages = new Map<string, PageResult>();
  const bestScores = new Map<string, number>();
  for (const { id, section, score, terms } of results) {
    const path = pagePath(section);
    const page = pages.get(path) ?? {
      path,
      title: snippet(section.title, terms),
      trail: section.trail,
      sections: [],
    };
    pages.set(path, page);
    const bestScore = bestScores.get(path) ?? score;
    bestScores.set(path, bestScore);
    const isFull = page.sections.length === MOST_SECTIONS || score < NEARLY_AS_GOOD * bestScore;
    if (isBrief && isFull) continue;
    page.sections.push({
      path: section.path,
      heading: snippet(section.heading, terms),
      snippet: snippet(textOf(id), terms),
    });
  }
  return [...pages.values()];
}

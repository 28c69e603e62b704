import type { PageKind, SearchData, SearchSection } from "./data";
import { bestPassage, type Passage } from "./passage";
import type { Result } from "./search";
import { type SnippetPart, type SnippetSize, snippet } from "./snippet";

/** A section that the search has found, as the dialog shows it. */
export interface SectionResult {
  path: string;
  /** Empty for the text before the first heading. */
  heading: SnippetPart[];
  snippet: SnippetPart[];
  /** What the snippet is cut out of. */
  from: Pick<Passage, "kind" | "language">;
}

/** A page, with the sections that the search has found in it (S4). */
export interface PageResult {
  path: string;
  kind: PageKind;
  title: SnippetPart[];
  /** Labels of what is above the page on the site, outermost first. */
  trail: readonly string[];
  sections: SectionResult[];
  /** How many more sections of the page the search has found. */
  more: number;
}

/** A list of the best pages, with the best sections of each. */
export interface BriefList {
  /** The paths of pages that show all their sections all the same. */
  unfolded: readonly string[];
}

const MOST_SECTIONS = 3;
/** A brief list adds no page once it has this number of sections. */
const MOST_IN_BRIEF = 20;
/** The share of the score of a page's best section that its other sections need. */
const NEARLY_AS_GOOD = 0.55;
/** The snippets of a brief list have one line. */
const ONE_LINE: SnippetSize = { length: 120, before: 24 };

const pagePath = ({ path }: SearchSection): string => path.split("#")[0] ?? path;

/**
 * Groups results by page. The pages are in the order of their best sections, and matches are marked
 * (S4).
 */
export function groupByPage(
  results: readonly Result[],
  { textOf, blocksOf }: Pick<SearchData, "textOf" | "blocksOf">,
  brief: BriefList | null,
): PageResult[] {
  const pages = new Map<string, PageResult>();
  const bestScores = new Map<string, number>();
  let shown = 0;
  for (const { id, section, score, terms } of results) {
    const path = pagePath(section);
    if (brief && shown >= MOST_IN_BRIEF && !pages.has(path)) continue;
    const page = pages.get(path) ?? {
      path,
      kind: section.kind,
      title: snippet(section.title, terms),
      trail: section.trail,
      sections: [],
      more: 0,
    };
    pages.set(path, page);
    const bestScore = bestScores.get(path) ?? score;
    bestScores.set(path, bestScore);
    const isFull = page.sections.length >= MOST_SECTIONS || score < NEARLY_AS_GOOD * bestScore;
    if (brief && isFull && !brief.unfolded.includes(path)) {
      page.more += 1;
      continue;
    }
    const { text, kind, language } = bestPassage(textOf(id), blocksOf(id), terms);
    page.sections.push({
      path: section.path,
      heading: snippet(section.heading, terms),
      snippet: snippet(text, terms, brief ? ONE_LINE : undefined),
      from: { kind, language },
    });
    shown += 1;
  }
  return [...pages.values()];
}

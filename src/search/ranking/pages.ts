import type { Result, SearchSection } from "./search";
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

const pagePath = ({ path }: SearchSection): string => path.split("#")[0] ?? path;

/**
 * Groups results by page. The pages are in the order of their best sections, and matches are marked
 * (S4).
 */
export function groupByPage(
  results: readonly Result[],
  textOf: (id: string) => string,
): PageResult[] {
  const pages = new Map<string, PageResult>();
  for (const { id, section, terms } of results) {
    const path = pagePath(section);
    const page = pages.get(path) ?? {
      path,
      title: snippet(section.title, terms),
      trail: section.trail,
      sections: [],
    };
    pages.set(path, page);
    if (page.sections.length === MOST_SECTIONS) continue;
    page.sections.push({
      path: section.path,
      heading: snippet(section.heading, terms),
      snippet: snippet(textOf(id), terms),
    });
  }
  return [...pages.values()];
}

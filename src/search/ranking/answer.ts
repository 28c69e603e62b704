import type { Answer, Count, Question } from "../question";
import type { SearchData, SearchSection } from "./data";
import { groupByPage } from "./pages";
import { type Result, search } from "./search";

const MOST_IN_BRIEF = 20;

const sectionOf = ({ kind, trail: [outermost] }: SearchSection): string | undefined =>
  kind === "doc" ? outermost : undefined;

function countsOf<Filter extends string>(
  results: readonly Result[],
  filterOf: (section: SearchSection) => Filter | undefined,
): Count<Filter>[] {
  const counts = new Map<Filter, number>();
  for (const { section } of results) {
    const filter = filterOf(section);
    if (filter !== undefined) counts.set(filter, (counts.get(filter) ?? 0) + 1);
  }
  return Array.from(counts, ([filter, count]) => ({ filter, count })).sort(
    (a, b) => b.count - a.count,
  );
}

/** Answers a question. The results of a brief answer are the best ones, at most four a page. */
export function answerTo(data: SearchData, question: Question): Answer {
  const { input, versions, kind, section, isBrief } = question;
  const { results, corrected } = search(
    data,
    input,
    ({ version }) => version === undefined || versions.includes(version),
  );
  const ofKind = results.filter((result) => kind === null || result.section.kind === kind);
  const found = ofKind.filter(
    (result) => section === null || sectionOf(result.section) === section,
  );
  return {
    pages: groupByPage(isBrief ? found.slice(0, MOST_IN_BRIEF) : found, data.textOf, isBrief),
    count: found.length,
    kinds: countsOf(results, (of) => of.kind),
    sections: countsOf(ofKind, sectionOf),
    corrected,
  };
}

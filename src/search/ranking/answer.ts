import type { Answer, Count, Question } from "../question";
import type { SearchData, SearchSection } from "./data";
import { definitionOf } from "./definition";
import { groupByPage } from "./pages";
import { type Result, search } from "./search";

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

/** Answers a question. */
export function answerTo(data: SearchData, question: Question): Answer {
  const { input, versions, kind, section, brief } = question;
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
    pages: groupByPage(found, data, brief),
    definition: definitionOf(data, input),
    count: found.length,
    kinds: countsOf(results, (of) => of.kind),
    sections: countsOf(ofKind, sectionOf),
    corrected,
  };
}

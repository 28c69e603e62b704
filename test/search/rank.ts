/** Measures how well the search of a built site answers a list of queries (S5). */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isMap, isSeq, LineCounter, parseDocument } from "yaml";
import { z } from "zod";
import { loadHeadings, loadTexts, type SearchUrls } from "../../src/search/load";
import { groupByPage } from "../../src/search/ranking/pages";
import { search } from "../../src/search/ranking/search";

const queriesSchema = z.array(
  z.strictObject({
    query: z.string(),
    /** The route of the page that should answer. */
    page: z.string(),
    /** The id of the heading. Missing for the text before the first heading. */
    section: z.string().optional(),
    kind: z.enum(["slip", "synonym"]).optional(),
    /** Other sections of the page that answer equally well. */
    accept: z.array(z.string()).default([]),
  }),
);

/** A query with its line in the file. */
export type Query = z.infer<typeof queriesSchema>[number] & { line: number };

/** Reads a list of queries from a file. */
export function readQueries(file: string): Query[] {
  const lines = new LineCounter();
  const { contents } = parseDocument(readFileSync(file, "utf8"), { lineCounter: lines });
  const items = isSeq(contents) ? contents.items.filter(isMap) : [];
  return queriesSchema.parse(items.map((item) => item.toJSON())).map((query, index) => ({
    ...query,
    line: lines.linePos(items[index]?.range?.[0] ?? 0).line,
  }));
}

/**
 * Returns where a build has put the search's files on a host. The data of the not-found page
 * contains the addresses.
 */
function urlsOf(folder: string, host: string): SearchUrls {
  const file = join(folder, "page-data/404/page-data.json");
  const { data } = JSON.parse(readFileSync(file, "utf8")).result;
  const urlsIn = ({ index, store }: SearchUrls["pages"]) => ({
    index: host + index,
    store: host + store,
  });
  return {
    pages: urlsIn(data.pages),
    headings: urlsIn(data.headings),
    texts: urlsIn(data.texts),
    synonyms: urlsIn(data.synonyms),
  };
}

/**
 * The result of a query: the place of its answer among the results, from 1. It is 0 if the answer
 * is not among them.
 */
export interface Ranked {
  query: Query;
  rank: number;
}

export interface Quality {
  ranks: Ranked[];
  /** Mean reciprocal rank, from 0 to 1. */
  mean: number;
  /** Share of the queries whose answer is among the first three results, from 0 to 1. */
  topThree: number;
}

/** Runs all queries of a list on a built site that a host serves. */
export async function rankQueries(
  queries: readonly Query[],
  folder: string,
  host: string,
): Promise<Quality> {
  const urls = urlsOf(folder, host);
  const { data, textOf } = await loadTexts(urls, loadHeadings(urls));
  const ranks = queries.map((query): Ranked => {
    const { page, section, accept } = query;
    const answers = section === undefined ? [page] : [];
    for (const id of [section ?? [], accept].flat()) answers.push(`${page}#${id}`);
    const shown = groupByPage(search(data, query.query), textOf).flatMap(
      ({ sections }) => sections,
    );
    return { query, rank: shown.findIndex(({ path }) => answers.includes(path)) + 1 };
  });
  const mean = ranks.reduce((sum, { rank }) => sum + (rank && 1 / rank), 0) / ranks.length;
  const topThree = ranks.filter(({ rank }) => rank > 0 && rank <= 3).length / ranks.length;
  return { ranks, mean, topThree };
}

/** Returns a line for each query whose answer is not among the first three results. */
export const missedIn = ({ ranks }: Quality, file: string): string[] =>
  ranks
    .filter(({ rank }) => rank === 0 || rank > 3)
    .map(
      ({ query, rank }) =>
        `${file}:${query.line} The search for “${query.query}” ${rank ? "finds" : "does not find"} ${query.page}${query.section ? `#${query.section}` : ""}${rank ? `, but at place ${rank}` : ""}.`,
    );

/** Returns both figures of a list in words. */
export const summaryOf = ({ ranks, mean, topThree }: Quality): string =>
  `Search: ${ranks.length} queries, mean reciprocal rank ${mean.toFixed(3)}, in the top three ${topThree.toFixed(3)}.`;

/** Measures how well the search answers a list of queries (S5). */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { loadHeadings, loadTexts, type SearchUrls } from "../../src/search/load";
import { groupByPage } from "../../src/search/ranking/pages";
import { search } from "../../src/search/ranking/search";
import { KINDS, queriesSchema } from "./query-file";

/** A query with its line in the file. */
export interface Query {
  kind: (typeof KINDS)[number];
  query: string;
  answers: readonly string[];
  line: number;
}

/** Reads a list of queries from a file. */
export function readQueries(file: string): Query[] {
  const text = readFileSync(file, "utf8");
  const lines = text.split("\n");
  const all = queriesSchema.parse(parse(text));
  return KINDS.flatMap((kind) =>
    Object.entries(all[kind] ?? {}).map(([query, answers]) => ({
      kind,
      query,
      answers,
      line: lines.findIndex((line) => line.replace(/^ +"?/, "").startsWith(query)) + 1,
    })),
  );
}

/**
 * The result of a query: the place of its answer among the results, from 1. It is 0 if the answer
 * is not among them.
 */
export interface Ranked {
  query: Query;
  rank: number;
  /** Whether the site has the section that should answer. */
  isThere: boolean;
}

export interface Quality {
  ranks: Ranked[];
  /** Mean reciprocal rank, from 0 to 1. */
  mean: number;
  /** Share of the queries whose answer is among the first three results, from 0 to 1. */
  topThree: number;
}

/** Runs all queries of a list. */
export async function rankQueries(queries: readonly Query[], files: SearchUrls): Promise<Quality> {
  const data = await loadTexts(files, loadHeadings(files));
  const paths = new Set(Array.from(data.sections.values(), ({ path }) => path));
  const ranks = queries.map((query): Ranked => {
    const { answers } = query;
    const shown = groupByPage(search(data, query.query).results, data, { unfolded: [] }).flatMap(
      ({ sections }) => sections,
    );
    return {
      query,
      rank: shown.findIndex(({ path }) => answers.includes(path)) + 1,
      isThere: answers.every((path) => paths.has(path)),
    };
  });
  const mean = ranks.reduce((sum, { rank }) => sum + (rank && 1 / rank), 0) / ranks.length;
  const topThree = ranks.filter(({ rank }) => rank > 0 && rank <= 3).length / ranks.length;
  return { ranks, mean, topThree };
}

/** Runs the queries of a file in a site that is built in a language. */
export const rankInLanguage = (code: string, file: string, folder: string): Quality =>
  JSON.parse(
    execFileSync(
      process.execPath,
      ["--import", "tsx", "test/search/rank-language.mts", code, file, folder],
      { encoding: "utf8", maxBuffer: 1 << 26 },
    ),
  );

/** Returns a line for each query whose answer is not there, or not among the first three results. */
export const missedIn = ({ ranks }: Quality, file: string): string[] =>
  ranks
    .filter(({ rank, isThere }) => !isThere || rank === 0 || rank > 3)
    .map(({ query, rank, isThere }) => {
      const { answers } = query;
      const fault = !isThere
        ? `names a section that is not there: ${answers.join(", ")}`
        : rank === 0
          ? `does not find ${answers[0]}`
          : `finds ${answers[0]}, but at place ${rank}`;
      return `${file}:${query.line} The search for “${query.query}” ${fault}.`;
    });

/** Returns both figures of a list in words. */
export const summaryOf = ({ ranks, mean, topThree }: Quality): string =>
  `Search: ${ranks.length} queries, mean reciprocal rank ${mean.toFixed(3)}, in the top three ${topThree.toFixed(3)}.`;

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { loadHeadings, loadTexts, type SearchUrls } from "../../src/search/load";
import { groupByPage } from "../../src/search/pages";
import { search } from "../../src/search/search";
import { FIXTURE, publicOf } from "../sites/sites";
import { expect, test } from "./site";

const queriesSchema = z.array(
  z.strictObject({
    query: z.string(),
    /** Route of the page that should answer. */
    page: z.string(),
    /** Id of the heading; none for the text before the first one. */
    section: z.string().optional(),
    kind: z.enum(["slip", "synonym"]).optional(),
    /** Other sections of the page that are as good an answer. */
    accept: z.array(z.string()).default([]),
  }),
);
const queries = queriesSchema.parse(parse(readFileSync("test/search/queries.yml", "utf8")));

/** Where the build has put what is searched: the not-found page knows. */
function urlsOf(host: string): SearchUrls {
  const { data } = JSON.parse(
    readFileSync(join(publicOf(FIXTURE), "page-data/404/page-data.json"), "utf8"),
  ).result;
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

test("S5 there are enough queries, a quarter of them with slips or other words", () => {
  expect(queries.length).toBeGreaterThanOrEqual(60);
  const odd = queries.filter(({ kind }) => kind !== undefined);
  expect(odd.length).toBeGreaterThanOrEqual(queries.length / 4);
});

test("S5 the search finds what readers look for", async ({ baseURL }) => {
  const urls = urlsOf(baseURL ?? "");
  const { data, textOf } = await loadTexts(urls, loadHeadings(urls));
  const ranks = queries.map(({ query, page, section, accept }) => {
    const answers = section === undefined ? [page] : [];
    for (const id of [section ?? [], accept].flat()) answers.push(`${page}#${id}`);
    const shown = groupByPage(search(data, query), textOf).flatMap(({ sections }) => sections);
    return { query, rank: shown.findIndex(({ path }) => answers.includes(path)) + 1 };
  });
  const mean = ranks.reduce((sum, { rank }) => sum + (rank && 1 / rank), 0) / ranks.length;
  const topThree = ranks.filter(({ rank }) => rank > 0 && rank <= 3).length / ranks.length;
  console.log(
    `Search: ${ranks.length} queries, mean reciprocal rank ${mean.toFixed(3)}, in the top three ${topThree.toFixed(3)}.`,
  );
  const missed = ranks.filter(({ rank }) => rank === 0 || rank > 3);
  const report = missed.map(({ query, rank }) => `${query}: ${rank || "not found"}`).join("\n");
  expect(mean, report).toBeGreaterThanOrEqual(0.9);
  expect(topThree, report).toBeGreaterThanOrEqual(0.97);
});

import { join } from "node:path";
import { builtSearchFiles } from "../../src/commands/mcp/built-site";
import { missedIn, rankInLanguage, rankQueries, readQueries, summaryOf } from "../search/rank";
import { FIXTURE, LANGUAGES, publicOf } from "../sites/sites";
import { expect, test } from "./site";

const FILE = "test/search/queries.yml";
const queries = readQueries(FILE);

test("S5 there are enough queries, a quarter of them with slips or other words", () => {
  expect(queries.length).toBeGreaterThanOrEqual(60);
  const odd = queries.filter(({ kind }) => kind !== "plain");
  expect(odd.length).toBeGreaterThanOrEqual(queries.length / 4);
});

test("S5 the search finds what readers look for", async () => {
  const quality = await rankQueries(queries, builtSearchFiles(publicOf(FIXTURE)));
  console.log(summaryOf(quality));
  const report = missedIn(quality, FILE).join("\n");
  expect(quality.mean, report).toBeGreaterThanOrEqual(0.9);
  expect(quality.topThree, report).toBeGreaterThanOrEqual(0.97);
});

for (const code of ["en", "de", "ja", "ar"]) {
  test(`S5 the search finds what readers look for in the language ${code}`, () => {
    const folder = code === "en" ? "" : code;
    const file = join(
      LANGUAGES.source,
      "content",
      folder && `i18n/${folder}`,
      "search-queries.yml",
    );
    const quality = rankInLanguage(code, file, join(publicOf(LANGUAGES), folder));
    console.log(`${code}: ${summaryOf(quality)}`);
    expect(quality.ranks.length).toBeGreaterThanOrEqual(20);
    expect(quality.mean, missedIn(quality, file).join("\n")).toBeGreaterThanOrEqual(0.9);
  });
}

/**
 * Measures how well the search ranks the docs of any site: a folder of Markdown, and a list of
 * queries with the sections that should answer them.
 *
 *     npm run bench:ranking -- FOLDER lab/bench/queries/babel.yml
 */
import "../../src/data/settings/strings";

import { missedIn, rankQueries, readQueries, summaryOf } from "../../test/search/rank";
import { searchFilesOf } from "../../test/search/search-files";
import { markdownPages } from "./markdown-pages.mjs";

const [folder, file] = process.argv.slice(2);
if (folder === undefined || file === undefined) {
  throw new Error("Expected a folder of Markdown and a file of queries.");
}
const quality = await rankQueries(readQueries(file), searchFilesOf(markdownPages(folder)));
for (const line of missedIn(quality, file)) console.log(line);
console.log(summaryOf(quality));

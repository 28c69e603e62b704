/**
 * `npm run search:quality` measures how well the built site answers what its readers type. The
 * content has the list of queries.
 */
import "../../src/data/settings/strings";

import { existsSync } from "node:fs";
import { builtSearchFiles } from "../../src/commands/mcp/built-site";
import { missedIn, rankQueries, readQueries, summaryOf } from "./rank";

const FILE = "content/search-queries.yml";
const BUILT = "public";

if (!existsSync(FILE)) {
  console.log(
    `There is no ${FILE}. List in it what readers type, and which page each search should find.`,
  );
} else if (!existsSync(`${BUILT}/index.html`)) {
  console.error("The site is not built. Run `npm run build`.");
  process.exitCode = 1;
} else {
  const quality = await rankQueries(readQueries(FILE), builtSearchFiles(BUILT));
  for (const line of missedIn(quality, FILE)) console.log(line);
  console.log(summaryOf(quality));
}

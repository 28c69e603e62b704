/**
 * `npm run search:quality` measures how well the built site answers what its readers type, in each
 * language. The content has a list of queries for each.
 */
import { existsSync } from "node:fs";
import { languages } from "../../src/data/settings/languages";
import { missedIn, rankInLanguage, summaryOf } from "./rank";

const BUILT = "public";

const lists = languages.map(({ code, default: isOwn }) => ({
  code,
  file: isOwn ? "content/search-queries.yml" : `content/i18n/${code}/search-queries.yml`,
  folder: isOwn ? BUILT : `${BUILT}/${code}`,
}));

for (const { code, file, folder } of lists) {
  if (!existsSync(file)) {
    console.log(
      `There is no ${file}. List in it what readers type, and which page each search should find.`,
    );
  } else if (!existsSync(`${folder}/index.html`)) {
    console.error("The site is not built. Run `npm run build`.");
    process.exitCode = 1;
  } else {
    const quality = rankInLanguage(code, file, folder);
    for (const line of missedIn(quality, file)) console.log(line);
    console.log(lists.length > 1 ? `${code}: ${summaryOf(quality)}` : summaryOf(quality));
  }
}

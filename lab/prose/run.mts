/**
 * `npm run prose` lists what an author may want to change in the language of the content, one
 * finding a line. Exits with 1 if there is a finding.
 *
 * On 17 documents without a finding of ours, the other rules of retext report more than 1,100
 * things that nobody would change, and split 39 of 601 texts in the wrong place; `Intl.Segmenter`
 * splits none. textlint is 788 packages and 18 s, this 6 s. retext sees code and formulas as one
 * word, so findings about that word are dropped.
 */
import "../../src/data/settings/strings";

import { root } from "../../src/data/files/project";
import { ContentError, readProductWords } from "../../src/data/settings/site-file";
import { countOf } from "../../src/site/text";
import { documents } from "./documents";
import { byPlace, findingsIn, printFinding } from "./findings";
import { spellingFindings } from "./spelling";

function run(): void {
  const names = Array.from(readProductWords().values());
  const all = documents();
  const findings = [
    ...all.flatMap((document) => findingsIn(document, names)),
    ...spellingFindings(root),
  ].sort(byPlace);
  for (const finding of findings) console.log(printFinding(finding));
  console.log(`${countOf(all.length, "document")}, ${countOf(findings.length, "finding")}.`);
  process.exitCode = findings.length > 0 ? 1 : 0;
}

try {
  run();
} catch (error) {
  // Without a site file nothing can be read.
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

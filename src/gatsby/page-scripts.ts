/**
 * Completes the scripts and the policy in the HTML of pages that Gatsby has written.
 *
 * Why: Gatsby writes the list of scripts (`window.___chunkMapping`) as a string, so its loader
 * fetches no script of a page ahead. The list also has chunks that its loader never looks up.
 * Gatsby adds its scripts after React has rendered the page.
 * How much: a click on a link that the reader has pointed at loads nothing; one hash less in each
 * policy; 0.1 kB less of each page (gzip).
 * Asserted: each build finds Gatsby's script in every page that it has written.
 * Until: Gatsby writes the list as an object, and adds its scripts while it renders.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { scriptJson } from "../site/script-json";
import { assertFound } from "./assert-found";

/**
 * Matches a script of Gatsby with the files of each template, as JSON in a string, and the start of
 * the next one, which sets the build's hash.
 */
const GATSBYS_OWN =
  /<script\s+id="gatsby-chunk-mapping"\s*>\s*window\.___chunkMapping=("(?:[^"\\]|\\.)*");\s*<\/script>\s*(<script>)/;

/** Matches what `withOneScript` makes of Gatsby's script. */
const FINISHED = /<script>window\.___chunkMapping=\{/;

/** How the names of chunks begin that have a template. */
const TEMPLATE = "component---";

/** Returns the files of templates as JSON. `list` has those of all named chunks, as JSON. */
function ofTemplates(list: string): string {
  const files = Object.entries<string[]>(JSON.parse(list));
  return scriptJson(Object.fromEntries(files.filter(([name]) => name.startsWith(TEMPLATE))));
}

/** Joins Gatsby's two scripts into one, so the policy needs only one hash for them. */
export const withOneScript = (html: string): string =>
  html.replace(
    GATSBYS_OWN,
    (_, json: string, start: string) =>
      `${start}window.___chunkMapping=${ofTemplates(JSON.parse(json))};`,
  );

/**
 * Completes all pages that this build has written. `withHashes` adds the hashes of its scripts to a
 * page's policy. This cannot happen while React renders the pages: Gatsby may replace its scripts
 * later without rendering the page again. If a page still has its scripts as Gatsby writes them,
 * this build has written it. File times would say so too, but only as long as nobody changes the
 * clock.
 */
export function finishScripts(
  files: readonly string[],
  withHashes: (html: string) => string,
): void {
  for (const file of files) {
    const written = readFileSync(file, "utf8");
    if (FINISHED.test(written)) continue;
    assertFound(
      GATSBYS_OWN.test(written),
      `Gatsby's list of scripts in ${file}`,
      "page-scripts.ts",
    );
    writeFileSync(file, withHashes(withOneScript(written)));
  }
}

/**
 * Completes the scripts and the policy in the HTML of pages that Gatsby has written.
 *
 * Why: Gatsby writes the list of scripts (`window.___chunkMapping`) as a string, so its loader
 * fetches no script of a page ahead. Gatsby adds its scripts after React has rendered the page.
 * How much: one hash less in each policy; static queries take two thirds of their bytes, and no
 * request.
 * Asserted: each build finds Gatsby's script in every page that it has written.
 * Until: Gatsby writes the list as an object, and adds its scripts while it renders.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { minifySync } from "@swc/core";
import { cachedFile } from "../data/files/cached-file";
import { publicFile } from "../data/files/project";
import { scriptJson } from "../site/script-json";
import { assertFound } from "./assert-found";

/**
 * Matches a script of Gatsby with the files of each template, as JSON in a string, and the start of
 * the next one, which sets the build's hash.
 */
const GATSBYS_OWN =
  /<script\s+id="gatsby-chunk-mapping"\s*>\s*window\.___chunkMapping=("(?:[^"\\]|\\.)*");\s*<\/script>\s*<script>/;
/**
 * Matches the start of a page's data (`gatsby-ssr.tsx`), and what `withStaticQueries` has put
 * before it.
 */
const BEFORE_PAGE_DATA =
  /<script>(?:window\.staticQueries=(?:"(?:[^"\\]|\\.)*"|[^"])*?;)?(?=window\.pageData=)/;
const STATIC_QUERIES = /"staticQueryHashes":\[([^\]]*)\]/;
/** Matches scripts of `src/runtime` that are not minified yet. */
const SCRIPTS_AS_WRITTEN = /<script>(\(function\(\)\{.*?)(?=<\/script>)/gs;

/** Matches what `withShortScripts` makes of Gatsby's script. */
const FINISHED = /<script>window\.___chunkMapping=\{/;

/** Minified scripts by their source. All pages have the same few scripts. */
const minified = new Map<string, string>();

function minify(code: string): string {
  const known = minified.get(code);
  if (known !== undefined) return known;
  const short = minifySync(code, { ecma: 5, compress: true, mangle: true }).code;
  minified.set(code, short);
  return short;
}

const readResult = cachedFile((text): unknown => JSON.parse(text));

const readStaticQuery = (hash: string): unknown =>
  readResult(publicFile(`page-data/sq/d/${hash}.json`));

/**
 * Puts the results of a page's static queries into the page. Gatsby writes each result to a file
 * that pages request. In the page, beside the same text, the results take two thirds of the bytes
 * and no request.
 */
export function withStaticQueries(html: string, read: (hash: string) => unknown): string {
  const [, hashes = ""] = STATIC_QUERIES.exec(html) ?? [];
  const found = Array.from(hashes.matchAll(/\w+/g), ([hash]) => [hash, read(hash)]);
  const code = `window.staticQueries=${scriptJson(Object.fromEntries(found))};`;
  return html.replace(BEFORE_PAGE_DATA, () => `<script>${code}`);
}

/**
 * Makes the scripts of a page as short as possible. It minifies this site's scripts. It also joins
 * Gatsby's two scripts into one, so the policy needs only one hash for them.
 */
export const withShortScripts = (html: string): string =>
  html
    .replace(
      GATSBYS_OWN,
      (_, json: string) => `<script>window.___chunkMapping=${JSON.parse(json)};`,
    )
    .replace(SCRIPTS_AS_WRITTEN, (_, code: string) => `<script>${minify(code)}`);

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
    const html = withShortScripts(written);
    writeFileSync(file, withHashes(withStaticQueries(html, readStaticQuery)));
  }
}

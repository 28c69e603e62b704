import { readFileSync, writeFileSync } from "node:fs";
import { minifySync } from "@swc/core";
import { cachedFile } from "../../data/files/cached-file";
import { publicFile } from "../../data/files/project";
import { scriptJson } from "../../site/script-json";
import { withScriptHashes } from "./content-security-policy";

/** Two scripts of Gatsby's: what files a template has, as JSON in a text, and the build's hash. */
const GATSBYS_OWN =
  /<script\s+id="gatsby-chunk-mapping"\s*>\s*window\.___chunkMapping=("(?:[^"\\]|\\.)*");\s*<\/script>\s*<script>/;
/**
 * Where a page's data begins (`gatsby-ssr.tsx`), and what `withStaticQueries` has put before it.
 */
const BEFORE_PAGE_DATA =
  /<script>(?:window\.staticQueries=(?:"(?:[^"\\]|\\.)*"|[^"])*?;)?(?=window\.pageData=)/;
const STATIC_QUERIES = /"staticQueryHashes":\[([^\]]*)\]/;
/** Scripts of `src/runtime`, as they are written. */
const SCRIPTS_AS_WRITTEN = /<script>(\(function\(\)\{.*?)(?=<\/script>)/gs;

/** All pages have the same few scripts. */
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
 * A page with what its static queries have found, of which Gatsby makes files that each page asks
 * for: in the page, beside the text that it repeats, it is two thirds of the bytes, and no request.
 */
export function withStaticQueries(html: string, read: (hash: string) => unknown): string {
  const [, hashes = ""] = STATIC_QUERIES.exec(html) ?? [];
  const found = Array.from(hashes.matchAll(/\w+/g), ([hash]) => [hash, read(hash)]);
  const code = `window.staticQueries=${scriptJson(Object.fromEntries(found))};`;
  return html.replace(BEFORE_PAGE_DATA, () => `<script>${code}`);
}

/**
 * A page whose scripts are as short as they can be: ours without the names and lines for us, and
 * Gatsby's as one, of which the policy then has one hash.
 */
export const withShortScripts = (html: string): string =>
  html
    .replace(
      GATSBYS_OWN,
      (_, json: string) => `<script>window.___chunkMapping=${JSON.parse(json)};`,
    )
    .replace(SCRIPTS_AS_WRITTEN, (_, code: string) => `<script>${minify(code)}`);

/**
 * Completes the scripts in the HTML of the pages that this build has written, and their policies.
 * Not while they are rendered: Gatsby puts its own scripts in after that, and puts others in later
 * without rendering the page again. A page that still has its scripts as Gatsby writes them is one
 * of this build; the times of files would tell it only as long as nobody sets the clock.
 */
export function finishScripts(files: readonly string[]): void {
  for (const file of files) {
    const written = readFileSync(file, "utf8");
    if (!GATSBYS_OWN.test(written)) continue;
    const html = withShortScripts(written);
    writeFileSync(file, withScriptHashes(withStaticQueries(html, readStaticQuery)));
  }
}

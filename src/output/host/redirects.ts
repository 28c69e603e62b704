import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { writeMade } from "../../data/files/door";
import { language, publicFile, staticRoot } from "../../data/files/project";
import type { Forward } from "../../data/nodes/forward-page";
import { toUrl } from "../../site/addresses/url";
import * as routes from "../../site/routes";

/** A page as Gatsby's store has it. If it only leads to another page, its context says so. */
export interface SitePage {
  path: string;
  context: { forward?: Omit<Forward, "title"> };
}

const NAME = "_redirects";
/**
 * If a route has a page, Netlify redirects it only if the status has the mark `!`. Cloudflare does
 * not know this mark and ignores such a line. It always redirects.
 *
 * https://docs.netlify.com/manage/routing/redirects/rewrites-proxies/#shadowing,
 * https://developers.cloudflare.com/pages/configuration/redirects/
 */
const marked = (status: number): string[] => [`${status}!`, `${status}`];

/** Characters of an address that have a meaning in rules, with their codes. */
const SYNTAX: Readonly<Record<string, string>> = { "*": "%2A", ":": "%3A", "!": "%21" };

/** Returns an address as rules of hosts take it. It is one word, and names one address only. */
const inRule = (path: string): string | undefined =>
  toUrl(path)?.replace(/[*:!]/g, (character) => SYNTAX[character] ?? character);

/** Returns where a rule leads. The colons in the origin of another site have no meaning in rules. */
function targetInRule(path: string, pathPrefix: string): string | undefined {
  if (!routes.isExternal(path)) return inRule(pathPrefix + path);
  const [, origin, rest = ""] = /^([^:]*:\/\/[^/]*)(.*)$/s.exec(toUrl(path) ?? "") ?? [];
  return origin && origin + rest.replace(/[*:!]/g, (character) => SYNTAX[character] ?? character);
}

/**
 * Returns rules that redirect from pages that only lead to another one: the roots of docs (R11),
 * and the redirects of the owner. So the browser does not have to load a page and its script in
 * between.
 */
export const pageRedirects = (pages: readonly SitePage[], pathPrefix: string): string[] =>
  pages.flatMap(({ path, context: { forward } }) => {
    const from = inRule(pathPrefix + path);
    const to = forward && targetInRule(forward.path, pathPrefix);
    if (from === undefined || to === undefined) return [];
    return marked(forward?.isPermanent ? 301 : 302).map((status) => `${from} ${to} ${status}`);
  });

/**
 * Writes `_redirects`, which Netlify and Cloudflare Pages read (X3). It has the rules of
 * `static/_redirects`, if there are any, and then those of pages.
 */
export async function writeRedirects(
  pages: readonly SitePage[],
  pathPrefix: string,
): Promise<void> {
  const own = join(staticRoot, NAME);
  // The rules of a language follow those of the site (src/commands/build-folders.ts).
  const isWhole = language === undefined;
  const rules = isWhole && existsSync(own) ? [readFileSync(own, "utf8").trimEnd()] : [];
  const missing = isWhole ? [] : [`${pathPrefix}/* ${pathPrefix}${routes.notFound}.html 404`];
  const lines = [...rules, ...pageRedirects(pages, pathPrefix), ...missing].filter(Boolean);
  writeMade(publicFile(NAME), lines.map((line) => `${line}\n`).join(""));
}

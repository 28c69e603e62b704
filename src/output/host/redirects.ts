import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { writeMade } from "../../data/files/door";
import { publicFile, staticRoot } from "../../data/files/project";

/** A page as Gatsby's store has it. If it only leads to another page, its context says so. */
export interface SitePage {
  path: string;
  context: { forward?: { path: string; isPermanent?: boolean } };
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

/**
 * Returns rules that redirect from pages that only lead to another one: the roots of docs (R11),
 * and the redirects of the owner. So the browser does not have to load a page and its script in
 * between.
 */
export const pageRedirects = (pages: readonly SitePage[], pathPrefix: string): string[] =>
  pages.flatMap(({ path, context: { forward } }) =>
    forward
      ? marked(forward.isPermanent ? 301 : 302).map(
          (status) => `${pathPrefix}${path} ${pathPrefix}${forward.path} ${status}`,
        )
      : [],
  );

/**
 * Writes `_redirects`, which Netlify and Cloudflare Pages read (X3). It has the rules of
 * `static/_redirects`, if there are any, and then those of pages.
 */
export async function writeRedirects(
  pages: readonly SitePage[],
  pathPrefix: string,
): Promise<void> {
  const own = join(staticRoot, NAME);
  const rules = existsSync(own) ? [readFileSync(own, "utf8").trimEnd()] : [];
  writeMade(publicFile(NAME), `${[...rules, ...pageRedirects(pages, pathPrefix)].join("\n")}\n`);
}

import { existsSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { publicFile, staticRoot } from "../../data/files/project";

/**
 * A page as Gatsby's store has it. If the root of docs only leads to the main doc, that doc is in
 * its context.
 */
export interface SitePage {
  path: string;
  context: { main?: { path: string } };
}

const NAME = "_redirects";
/**
 * If a route has a page, Netlify redirects it only if the status has the mark `!`. Cloudflare does
 * not know this mark and ignores such a line. It always redirects.
 *
 * https://docs.netlify.com/manage/routing/redirects/rewrites-proxies/#shadowing,
 * https://developers.cloudflare.com/pages/configuration/redirects/
 */
const STATUSES = ["302!", "302"];

/**
 * Returns rules that redirect from the roots of docs to their main docs. So the browser does not
 * have to load a page and its script in between (R11).
 */
export const docsRedirects = (pages: readonly SitePage[], pathPrefix: string): string[] =>
  pages.flatMap(({ path, context: { main } }) =>
    main
      ? STATUSES.map((status) => `${pathPrefix}${path} ${pathPrefix}${main.path} ${status}`)
      : [],
  );

/**
 * Writes `_redirects`, which Netlify and Cloudflare Pages read (X3). It has the rules of
 * `static/_redirects`, if there are any, and then the rules of docs.
 */
export async function writeRedirects(
  pages: readonly SitePage[],
  pathPrefix: string,
): Promise<void> {
  const own = join(staticRoot, NAME);
  const rules = existsSync(own) ? [readFileSync(own, "utf8").trimEnd()] : [];
  await writeFile(
    publicFile(NAME),
    `${[...rules, ...docsRedirects(pages, pathPrefix)].join("\n")}\n`,
  );
}

import { existsSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { publicFile, staticRoot } from "../../data/files/project";

/**
 * A page, as Gatsby's store has it. The root of docs that only leads on has the main doc in its
 * context.
 */
export interface SitePage {
  path: string;
  context: { main?: { path: string } };
}

const NAME = "_redirects";
/**
 * Netlify redirects from where there is a page only if a status has its mark. Cloudflare does not
 * know the mark, leaves such a line out, and always redirects.
 * https://docs.netlify.com/manage/routing/redirects/rewrites-proxies/#shadowing,
 * https://developers.cloudflare.com/pages/configuration/redirects/
 */
const STATUSES = ["302!", "302"];

/**
 * Rules that lead from the roots of docs to their main docs, without a page and its script in
 * between (R11).
 */
export const docsRedirects = (pages: readonly SitePage[], pathPrefix: string): string[] =>
  pages.flatMap(({ path, context: { main } }) =>
    main
      ? STATUSES.map((status) => `${pathPrefix}${path} ${pathPrefix}${main.path} ${status}`)
      : [],
  );

/**
 * Writes `_redirects`, which Netlify and Cloudflare Pages read (X3): the rules of
 * `static/_redirects`, if any, and then those of docs.
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

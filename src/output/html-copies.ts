import { link, rm } from "node:fs/promises";
import { join } from "node:path";
import { publicFile } from "../data/project";
import * as routes from "../site/routes";

/** The file that Gatsby writes of a page. */
export const pageFile = (path: string): string =>
  publicFile(path.endsWith(".html") ? path : join(path, "index.html"));

/**
 * Gatsby writes `X/index.html`; a plain static host would answer 404 to `X.html` (R14). Both are names of one file: for 1,000 docs copies
 * would take 1.5 s, and 100 MB.
 */
export async function writeHtmlCopies(paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    if (path === routes.home || path.endsWith(".html")) continue;
    const page = publicFile(path);
    await rm(`${page}.html`, { force: true });
    await link(pageFile(path), `${page}.html`);
  }
}

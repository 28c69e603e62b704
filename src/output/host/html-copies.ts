import { link, rm } from "node:fs/promises";
import { publicFile } from "../../data/files/project";
import * as routes from "../../site/routes";
import { pageFile } from "../page-file";

/**
 * Gives each page a second name: `X.html` for `X/index.html`, which Gatsby writes. Without it, a
 * plain static host would answer 404 to `X.html` (R14). Both are names of one file (hard links).
 * For 1,000 docs, copies would take 1.5 s and 100 MB.
 */
export async function writeHtmlCopies(paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    if (path === routes.home || path.endsWith(".html")) continue;
    const page = publicFile(path);
    await rm(`${page}.html`, { force: true });
    await link(pageFile(path), `${page}.html`);
  }
}

import { constants } from "node:fs";
import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import * as routes from "../site/routes";

/** Gatsby writes `X/index.html`; a plain static host would answer 404 to `X.html` (R14). */
export async function writeHtmlCopies(paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    if (path === routes.home || path.endsWith(".html")) continue;
    const page = join("public", path);
    await copyFile(join(page, "index.html"), `${page}.html`, constants.COPYFILE_FICLONE);
  }
}

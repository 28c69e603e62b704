import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * Returns the folders that Docusaurus has beside its docs and blog, with the paths by which documents
 * mean them: `../src` leads out of `docs/`, but here it leads to `content/src`. A folder that
 * `content/` has itself is not one of them.
 */
export const foldersBesideContent = (contentRoot: string): { written: string; folder: string }[] =>
  ["src", "static"]
    .map((name) => ({
      written: join(contentRoot, name),
      folder: join(dirname(contentRoot), name),
    }))
    .filter(({ written }) => !existsSync(written));

import { existsSync } from "node:fs";
import { basename, dirname, join, relative, sep } from "node:path";
import { isIn } from "./is-in";
import { moduleFile } from "./module-file";
import { placeFault } from "./readable";

/**
 * Returns the file or folder that a path of `content/` means. Docusaurus has docs and blog at the top
 * of a site: there `../src` leads out of `docs/`, but here it leads to `content/src`. What begins with
 * a folder that `content/` has itself is meant as it is. Files at the top of a site are in `content/`
 * here, so `../versions.json` of `src/` leads there, unless the project has such a file.
 */
export function besideContent(path: string, contentRoot: string): string {
  const projectRoot = dirname(contentRoot);
  if (dirname(path) === projectRoot) {
    const inContent = join(contentRoot, basename(path));
    return moduleFile(path) === undefined && moduleFile(inContent) !== undefined ? inContent : path;
  }
  const below = relative(contentRoot, path);
  const [folder = ""] = below.split(sep);
  const isBeside =
    folder !== "" &&
    isIn(path, contentRoot) &&
    join(projectRoot, folder) !== contentRoot &&
    !existsSync(join(contentRoot, folder)) &&
    existsSync(join(projectRoot, folder)) &&
    placeFault(folder) === undefined;
  return isBeside ? join(projectRoot, below) : path;
}

import { dirname, relative, sep } from "node:path";
import { linkedFile } from "../../site/routes";
import { isIn } from "./is-in";

/**
 * Returns the route of a file that documents name and that is not in `static/`, given its absolute path:
 * by its place in the content. Parts of documents may stand elsewhere in the project, with their files.
 */
export function linkedAddress(file: string, contentRoot: string): string {
  const folder = isIn(file, contentRoot) ? contentRoot : dirname(contentRoot);
  return linkedFile(relative(folder, file).split(sep).join("/").normalize("NFC"));
}

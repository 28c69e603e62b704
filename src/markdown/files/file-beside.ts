import { dirname, join, resolve, sep } from "node:path";
import { isFile } from "./stat-of";

/**
 * Returns the file that a document names by its path, beside the document or elsewhere in the
 * content; undefined if it names none.
 */
export function fileBeside(path: string, from: string, contentRoot: string): string | undefined {
  const file = resolve(dirname(from), path);
  const isBeside = /^[^/].*\.\w+$/.test(path) && file.startsWith(join(contentRoot, sep));
  return isBeside && isFile(file) ? file : undefined;
}

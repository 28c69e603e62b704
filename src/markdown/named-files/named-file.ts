import { dirname, join, relative, resolve, sep } from "node:path";
import { pathUrl, type Url } from "../../site/addresses/url";
import { linkedFile } from "../../site/routes";
import { servedFile } from "./served-file";
import { spelledPath } from "./spelled-path";
import { isFile } from "./stat-of";

/** A file that a document names by its path. */
interface NamedFile {
  /** The address at which the site has it. */
  address: Url;
  /** Its absolute path, if it lies in the content; null for a file of `static/`. */
  file: string | null;
}

/**
 * Returns the file that a document names by its path: in `static/`, beside the document, or elsewhere
 * in the content. Undefined if it names none.
 */
export function namedFile(path: string, from: string, contentRoot: string): NamedFile | undefined {
  const served = servedFile(path, from, contentRoot);
  if (served !== undefined) return { address: pathUrl(served), file: null };
  const file = spelledPath(resolve(dirname(from), path));
  const isInContent = /^[^/].*\.\w+$/.test(path) && file.startsWith(join(contentRoot, sep));
  if (!isInContent || !isFile(file)) return undefined;
  return { address: pathUrl(linkedFile(relative(contentRoot, file))), file };
}

import { dirname } from "node:path";
import { pathUrl, type Url } from "../../site/addresses/url";
import { fileBeside } from "./file-beside";
import { isIn } from "./is-in";
import { linkedAddress } from "./linked-address";
import { servedFile } from "./served-file";
import { isFile } from "./stat-of";

/** A file that a document names by its path. */
interface NamedFile {
  /** The address at which the site has it. */
  address: Url;
  /** Its absolute path; null for a file of `static/`. */
  file: string | null;
}

/**
 * Returns the file that a document names by its path: in `static/`, beside the document, elsewhere in
 * the content, or beside a part that is outside of it. Undefined if it names none.
 */
export function namedFile(path: string, from: string, contentRoot: string): NamedFile | undefined {
  const served = servedFile(path, from, contentRoot);
  if (served !== undefined) return { address: pathUrl(served), file: null };
  const file = fileBeside(path, from, contentRoot);
  const folder = isIn(from, contentRoot) ? contentRoot : dirname(contentRoot);
  if (!/^[^/].*\.\w+$/.test(path) || !isIn(file, folder) || !isFile(file)) return undefined;
  return { address: pathUrl(linkedAddress(file, contentRoot)), file };
}

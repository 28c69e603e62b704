import { relative } from "node:path";
import { fileBeside } from "../../markdown/files/file-beside";
import { servedFile } from "../../markdown/files/served-file";
import { decodePath } from "../../site/addresses/decode-path";
import { isExternal, linkedFile } from "../../site/routes";
import { contentRoot } from "../files/project";

/**
 * Returns the address of the picture that front matter names. A picture beside the document gets the
 * address of a file that documents link to (M6). A path that leads to no file stays as it is.
 */
export function pictureOf(written: string, from: string): string {
  if (written.startsWith("/") || isExternal(written)) return written;
  const path = decodePath(written);
  const served = servedFile(path, from, contentRoot);
  if (served !== undefined) return encodeURI(served);
  const file = fileBeside(path, from, contentRoot);
  return file ? encodeURI(linkedFile(relative(contentRoot, file))) : written;
}

import { namedFile } from "../../markdown/named-files/named-file";
import { decodePath } from "../../site/addresses/decode-path";
import { isExternal } from "../../site/routes";
import { contentRoot } from "../files/project";

/**
 * Returns the address of the picture that front matter names. A picture beside the document gets the
 * address of a file that documents link to (M6). A path that leads to no file stays as it is.
 */
export function pictureOf(written: string, from: string): string {
  if (written.startsWith("/") || isExternal(written)) return written;
  return namedFile(decodePath(written), from, contentRoot)?.address ?? written;
}

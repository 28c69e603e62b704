import { dirname, join } from "node:path";
import type { Environment } from "../../environment";
import { fileBeside } from "../../named-files/file-beside";
import { isIn } from "../../named-files/is-in";
import { linkedAddress } from "../../named-files/linked-address";
import { readFault } from "../../named-files/readable";
import { servedFile } from "../../named-files/served-file";
import { spelledPath } from "../../named-files/spelled-path";
import { isFile } from "../../named-files/stat-of";

const PICTURE = /\.(?:avif|bmp|gif|ico|jpe?g|png|svg|tiff?|webp)$/i;

/** The file of an image. */
interface ImageFile {
  path: string;
  /** Where the site has it, unless its page's data delivers it. */
  route: string | null;
  /** Whether it is beside a part of documents that is outside of the content. The build copies it. */
  isCopied: boolean;
}

/**
 * Returns where the file of an image is: below `static/`, whose files have a route, or beside the
 * document. Docusaurus writes both with `@site`, too.
 */
export function fileOf(
  src: string,
  from: string,
  { staticRoot, contentRoot }: Environment,
): ImageFile {
  const served = src.startsWith("/") ? src : servedFile(src, from, contentRoot);
  if (served !== undefined)
    return { path: spelledPath(join(staticRoot, served)), route: served, isCopied: false };
  const path = fileBeside(src, from, contentRoot);
  const isCopied = !isIn(path, contentRoot);
  return { path, route: isCopied ? linkedAddress(path, contentRoot) : null, isCopied };
}

/** Returns why an image's file cannot be used; undefined if it can. */
export function fileFault(
  src: string,
  { path, route, isCopied }: ImageFile,
  { staticRoot, contentRoot }: Environment,
): string | undefined {
  if (src === "") return "The image has no address. Write one: `![text](./file.png)`.";
  const isBeside = route === null || isCopied;
  const fault = readFault(path, dirname(contentRoot));
  if (fault) return `The image \`${src}\` cannot be used: ${fault}`;
  if (!isBeside && !isIn(path, staticRoot)) {
    return `The image \`${src}\` cannot be used: it is outside \`static/\`. Put it into that folder and write its path from there, such as \`/picture.png\`.`;
  }
  if (!isFile(path)) {
    return `The image \`${src}\` was not found ${isBeside ? "beside the document" : "in `static/`"}.`;
  }
  if (isCopied && !PICTURE.test(path)) return `The file \`${src}\` is no picture.`;
  return undefined;
}

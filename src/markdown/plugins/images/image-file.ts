import { dirname, join, resolve, sep } from "node:path";
import type { Environment } from "../../environment";
import { readFault } from "../../named-files/readable";
import { servedFile } from "../../named-files/served-file";
import { spelledPath } from "../../named-files/spelled-path";
import { isFile } from "../../named-files/stat-of";

/**
 * Returns where the file of an image is: below `static/`, whose files have a route, or beside the
 * document. Docusaurus writes both with `@site`, too.
 */
export function fileOf(src: string, from: string, { staticRoot, contentRoot }: Environment) {
  const route = src.startsWith("/") ? src : servedFile(src, from, contentRoot);
  if (route !== undefined) return { path: spelledPath(join(staticRoot, route)), route };
  const path = src.startsWith("@site/")
    ? join(contentRoot, src.slice("@site".length))
    : resolve(dirname(from), src);
  return { path: spelledPath(path), route: null };
}

/** Returns why an image's file cannot be used; undefined if it can. */
export function fileFault(
  src: string,
  path: string,
  route: string | null,
  { staticRoot, contentRoot }: Environment,
): string | undefined {
  if (src === "") return "The image has no address. Write one: `![text](./file.png)`.";
  const isBeside = route === null;
  const fault = readFault(path, dirname(contentRoot));
  if (fault) return `The image \`${src}\` cannot be used: ${fault}`;
  if (!path.startsWith(join(isBeside ? contentRoot : staticRoot, sep))) {
    return `The image \`${src}\` cannot be used: it is outside \`content/\`. Put it beside the document. Or put it into \`static/\` and write its path from there, such as \`/picture.png\`.`;
  }
  if (!isFile(path)) {
    return `The image \`${src}\` was not found ${isBeside ? "beside the document" : "in `static/`"}.`;
  }
  return undefined;
}

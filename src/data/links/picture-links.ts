import { join, sep } from "node:path";
import { imageHeader } from "../../markdown/named-files/image-header";
import { spelledPath } from "../../markdown/named-files/spelled-path";
import { isFile } from "../../markdown/named-files/stat-of";
import { decodePath } from "../../site/addresses/decode-path";
import type { Problem, ProblemPlace } from "../../site/problems/problem";
import { isExternal } from "../../site/routes";
import { authorNodes } from "../document/author-fields";
import { allDocuments } from "../document/document";
import { contentRoot, fromRoot, staticRoot } from "../files/project";
import { contentReadFault } from "../files/readable";
import type { NodeApi } from "../nodes/nodes";
import { placeInFrontMatter, placeOfKey } from "../yaml/place-of";
import { servedContentFile } from "./linked-files";

const AUTHORS = "content/blog/authors.yml";

/**
 * Returns the path of a picture, given its address: in `static/`, or beside a document. Undefined
 * when it is not there.
 */
function fileOf(address: string): string | undefined {
  const served = servedContentFile(address);
  if (served !== undefined) return served;
  const path = spelledPath(join(staticRoot, decodePath(address)));
  const isBelowStatic = address.startsWith("/") && path.startsWith(join(staticRoot, sep));
  return isBelowStatic && isFile(path) ? path : undefined;
}

/** Returns why a picture cannot be shown; undefined when it can, or is not there. */
function fileFaultOf(address: string): string | undefined {
  const path = fileOf(address);
  if (path === undefined) return undefined;
  const isBeside = path.startsWith(join(contentRoot, sep));
  const name = isBeside ? fromRoot(path) : address;
  const unread = contentReadFault(path);
  if (unread !== undefined) return `The picture \`${name}\` cannot be used: ${unread}`;
  const { fault, warning } = imageHeader(path);
  // A copy of a picture beside a document is turned.
  const told = fault ?? (isBeside ? undefined : warning);
  return told && `The picture \`${name}\` ${told}`;
}

/**
 * Returns why the picture at an address cannot be shown. Returns undefined when it can, or when it
 * is on another site. `served` are the addresses of all files.
 */
function addressFaultOf(address: string, served: ReadonlySet<string>): string | undefined {
  if (isExternal(address) || served.has(decodePath(address))) return fileFaultOf(address);
  return address.startsWith("/")
    ? `The picture \`${address}\` was not found in static/.`
    : `The picture \`${address}\` was not found beside the document.`;
}

/**
 * Reports pictures that cannot be shown: those that front matter names for previews, and those of
 * authors. They are warnings, because pages are complete without them. The check of links already
 * reports an author's picture that does not exist.
 */
export function pictureProblems(
  api: Pick<NodeApi, "getNodesByType">,
  served: ReadonlySet<string>,
): Problem[] {
  const problem = (message: string | undefined, place: () => ProblemPlace): Problem[] =>
    message === undefined
      ? []
      : [{ code: "broken-image", severity: "warning", message, ...place() }];
  return [
    ...allDocuments(api).flatMap(({ image, file }) =>
      problem(image && addressFaultOf(image, served), () => placeInFrontMatter(file, "image")),
    ),
    ...authorNodes
      .all(api)
      .flatMap(({ image, slug }) =>
        problem(image && fileFaultOf(image), () => placeOfKey(AUTHORS, [slug])),
      ),
  ];
}

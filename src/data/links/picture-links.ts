import { join, sep } from "node:path";
import type { Node } from "gatsby";
import { imageHeader } from "../../markdown/image-header";
import { isFile } from "../../markdown/stat-of";
import { decodePath } from "../../site/decode-path";
import type { Problem } from "../../site/problem";
import { generatedFiles, isBelow, isExternal, pictures } from "../../site/routes";
import type { DocumentBasics } from "../document/document";
import { placeInFrontMatter, placeOfKey } from "../files/place-of";
import { staticRoot } from "../files/project";
import type { NodeApi } from "../nodes/nodes";

type Place = Pick<Problem, "line" | "column">;

const AUTHORS = "content/blog/authors.yml";

/** The file of a picture in `static/`, given its address; undefined when it has none there. */
function fileOf(address: string): string | undefined {
  const path = join(staticRoot, decodePath(address));
  const isBelowStatic = address.startsWith("/") && path.startsWith(join(staticRoot, sep));
  return isBelowStatic && isFile(path) ? path : undefined;
}

/** Why a picture cannot be shown that is in `static/`; undefined when it can. */
function flawOf(address: string): string | undefined {
  const path = fileOf(address);
  const { fault } = path === undefined ? {} : imageHeader(path);
  return fault && `The picture \`${address}\` ${fault}`;
}

/**
 * Why there is no picture at an address; undefined when there is, or when it is on another site.
 */
function faultOf(address: string): string | undefined {
  const isElsewhere =
    isExternal(address) || generatedFiles.has(address) || isBelow(address, pictures);
  if (isElsewhere || fileOf(address) !== undefined) return flawOf(address);
  return address.startsWith("/")
    ? `The picture \`${address}\` was not found in static/.`
    : `The picture \`${address}\` is no address. Put the file into \`static/\`, and write \`/…\`.`;
}

/**
 * Pictures that front matter names for previews, and those of authors, that cannot be shown. Pages
 * are whole without them, so they are warnings. Of an author's that is not there the links tell.
 */
export function pictureProblems({ getNodesByType }: Pick<NodeApi, "getNodesByType">): Problem[] {
  const problem = (message: string | undefined, file: string, place: () => Place): Problem[] =>
    message === undefined
      ? []
      : [{ code: "broken-image", severity: "warning", message, file, ...place() }];
  const documents = ["Doc", "BlogPost", "Page"].flatMap(
    (type) => getNodesByType(type) as (Node & DocumentBasics)[],
  );
  const authors = getNodesByType("Author") as (Node & { slug: string; image?: string })[];
  return [
    ...documents.flatMap(({ image, file }) =>
      problem(image && faultOf(image), file, () => placeInFrontMatter(file, "image")),
    ),
    ...authors.flatMap(({ image, slug }) =>
      problem(image && flawOf(image), AUTHORS, () => placeOfKey(AUTHORS, [slug])),
    ),
  ];
}

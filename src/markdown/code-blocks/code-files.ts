import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Code, Root } from "mdast";
import type { VFile } from "vfile";
import { didYouMean } from "../../site/problems/nearest";
import type { Environment } from "../environment";
import { facts } from "../facts";
import { importedFile, importFault, requestOfText } from "../javascript/import-fault";
import { reportError } from "../report";
import { visit } from "../visit";
import { attributeOf } from "./code-lines";
import { regionOf } from "./regions";

/** Matches documents in which a block of code may name a file. */
export const MAY_HAVE_CODE_FILES = /\sfile=/;

/** Without a dot at its start, a path begins at the examples of the content. */
const EXAMPLES = "@site/content/examples";

const requestOf = (path: string): string =>
  /^(?:\.|\/|@site\/)/.test(path) ? path : join(EXAMPLES, path);

/** Fills a block; or returns what is wrong with the file that it names. */
function fill(block: Code, named: string, file: VFile, environment: Environment) {
  const [path = "", region] = named.split("#");
  const request = requestOf(path);
  const fault = importFault(requestOfText(request), file.path, environment);
  const found = fault === undefined ? importedFile(request, file.path, environment) : undefined;
  if (found === undefined) return `Cannot show \`${path}\`: ${fault}`;
  facts(file).sources.push(found);
  const shown = regionOf(readFileSync(found, "utf8"), region);
  if ("fault" in shown) {
    const mark = `#endregion ${region}`;
    return shown.fault === "endless"
      ? `The region \`${region}\` of \`${path}\` has no end. Write a comment \`${mark}\` after its last line.`
      : `\`${path}\` has no region \`${region}\`.${didYouMean(region ?? "", shown.names)}`;
  }
  block.value = shown.code;
  const title = attributeOf("title", block.meta ?? "") === undefined ? basename(path) : undefined;
  if (title !== undefined) block.meta = `${block.meta} title="${title}"`;
  return undefined;
}

/**
 * Shows code of a file by reference: ```` ```ts file=swap.ts#quote ```` is the region `quote` of
 * `content/examples/swap.ts`. A path that starts with a dot begins at the document. A block that has
 * text keeps it, because other sites use `file=` as a label.
 */
export function codeFiles({ environment }: { environment: Environment }) {
  return (tree: Root, file: VFile): void => {
    visit(tree, (node) => {
      if (node.type !== "code" || node.value !== "") return;
      const named = attributeOf("file", node.meta ?? "");
      const fault = named && fill(node, named, file, environment);
      if (fault) reportError(file, "broken-import", fault, node.position);
    });
  };
}

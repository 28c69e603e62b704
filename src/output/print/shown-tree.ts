import { readFileSync } from "node:fs";
import type { DocumentTree } from "../../site/tree";
import { pageFile } from "../page-file";
import { treeFromPage } from "./page-tree";

/**
 * Reads the tree of a module from its page, which has to be written before. `source` is the
 * compiled tree.
 */
export const shownTree = (path: string, source: DocumentTree, pathPrefix: string): DocumentTree =>
  treeFromPage(readFileSync(pageFile(path), "utf8"), source, pathPrefix);

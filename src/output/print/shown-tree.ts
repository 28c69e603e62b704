import { readFileSync } from "node:fs";
import type { Tree } from "../../site/tree";
import { pageFile } from "../page-file";
import { treeFromPage } from "./page-tree";

/**
 * Reads the tree of a module from its page, which has to be written before. `source` is the
 * compiled tree.
 */
export const shownTree = (path: string, source: Tree, pathPrefix: string): Tree =>
  treeFromPage(readFileSync(pageFile(path), "utf8"), source, pathPrefix);

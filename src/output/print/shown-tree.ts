import { readFileSync } from "node:fs";
import type { Tree } from "../../site/tree";
import { pageFile } from "../page-file";
import { treeFromPage } from "./page-tree";

/**
 * The tree of a module as its page shows it, which has to be written before. `source` is that of
 * its compile.
 */
export const shownTree = (path: string, source: Tree, pathPrefix: string): Tree =>
  treeFromPage(readFileSync(pageFile(path), "utf8"), source, pathPrefix);

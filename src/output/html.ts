import { toHtml } from "hast-util-to-html";
import type { Tree } from "../site/tree";
import { type Addresses, type Replace, toHast } from "./hast";

/** Without our styles a diagram is words in a heap. */
const withoutDiagrams: Replace = (name) => (name === "Diagram" ? [] : undefined);

/** HTML of a tree for feeds. */
export const treeToHtml = (tree: Tree, addresses: Addresses): string =>
  toHtml(toHast(tree, addresses, withoutDiagrams));

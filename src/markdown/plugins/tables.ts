import type { Root } from "hast";
import { toString as textOf } from "mdast-util-to-string";
import { visit } from "../visit";

/** From this many words on, the text of a cell needs room to be readable. */
const PROSE = 4;

/** Marks cells that contain prose, and turns empty header cells into plain cells. */
export function tables() {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (node.type !== "element" || !/^t[dh]$/.test(node.tagName)) return;
      // An empty corner is not a heading.
      if (node.children.length === 0) node.tagName = "td";
      const words = textOf(node).match(/\S+/g) ?? [];
      if (words.length >= PROSE) node.properties = { ...node.properties, dataProse: "" };
    });
  };
}

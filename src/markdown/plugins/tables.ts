import type { Root } from "hast";
import { toString as textOf } from "mdast-util-to-string";
import { visit } from "../visit";

/** From so many words on the text of a cell needs room to be read in. */
const PROSE = 4;

/** Tells cells of prose from those of a word or a number, and corners from headings. */
export function tables() {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (node.type !== "element" || !/^t[dh]$/.test(node.tagName)) return;
      // A corner without words heads nothing.
      if (node.children.length === 0) node.tagName = "td";
      const words = textOf(node).match(/\S+/g) ?? [];
      if (words.length >= PROSE) node.properties = { ...node.properties, dataProse: "" };
    });
  };
}

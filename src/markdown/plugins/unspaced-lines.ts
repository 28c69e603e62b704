import type { Paragraph, Root } from "mdast";
import { textOf } from "../../site/node-text";
import { visit } from "../visit";

/** Chinese and Japanese letters and signs. Korean has spaces. */
const WIDE = "[\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}\\p{scx=Bopo}\\uff01-\\uff60]";
const BREAK = new RegExp(`(?<=${WIDE})\\s*\\n\\s*(?=${WIDE})`, "gu");
/** A line that ends in such a letter. */
export const WIDE_LINE = new RegExp(`${WIDE}[^\\S\\n]*[\\r\\n]`, "u");
type Node = Paragraph["children"][number];

/** Returns the words of a node beside a text; nothing of code, which is no word of the sentence. */
const wordsOf = (node: Node | undefined): string =>
  node === undefined || node.type === "inlineCode" ? "" : textOf(node);

/**
 * Joins the lines of Chinese and Japanese paragraphs. Of such a line break HTML would make a space, in
 * descriptions and in Safari. The search would not find a word over it.
 */
export function unspacedLines() {
  return (tree: Root): void => {
    visit(tree, (node, index, parent) => {
      if (node.type !== "text") return;
      const siblings = parent.children as Node[];
      const before = wordsOf(siblings[index - 1])
        .trimEnd()
        .slice(-2);
      const after = wordsOf(siblings[index + 1])
        .trimStart()
        .slice(0, 2);
      const joined = (before + node.value + after).replace(BREAK, "");
      node.value = joined.slice(before.length, joined.length - after.length);
    });
  };
}

import type { Root } from "hast";
import { visit } from "../visit";

/** A letter of a script that runs from right to left. */
export const RIGHT_TO_LEFT =
  /[\p{sc=Arab}\p{sc=Hebr}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}\p{sc=Adlm}]/u;

const BLOCKS = new Set("dd dt figcaption h2 h3 h4 h5 h6 li p summary td th".split(" "));

/**
 * Lets each block of text run in the direction of its first letter (N3). Otherwise, a sentence in
 * Arabic on an English page would begin at the wrong side, with its full stop before it.
 */
export function directions() {
  return (tree: Root): void =>
    visit(tree, (node) => {
      if (node.type !== "element" || !BLOCKS.has(node.tagName)) return;
      node.properties.dir ??= "auto";
    });
}

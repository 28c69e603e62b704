import type { Element, Root } from "hast";
import { visit } from "../visit";

/** A letter of a script that runs from right to left. */
export const RIGHT_TO_LEFT =
  /[\p{sc=Arab}\p{sc=Hebr}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}\p{sc=Adlm}]/u;

const BLOCKS = new Set("dd dt figcaption h2 h3 h4 h5 h6 li p summary td th".split(" "));

/** Blocks of blocks. What stands at their start, such as numbers, is on the side of the first text. */
const FRAMES = new Set(["blockquote", "ol", "table", "ul"]);

type Node = Element["children"][number];

/** Returns the first letter within a node. Code says nothing about the direction of a text. */
function firstLetter(node: Node): string | undefined {
  if (node.type === "text") return /\p{L}/u.exec(node.value)?.[0];
  if (!("children" in node) || ("tagName" in node && node.tagName === "code")) return undefined;
  for (const child of node.children) {
    const letter = firstLetter(child);
    if (letter !== undefined) return letter;
  }
  return undefined;
}

/**
 * Lets each block of text run in the direction of its first letter (N3). Otherwise, a sentence in
 * Arabic on an English page would begin at the wrong side, with its full stop before it.
 */
export function directions() {
  return (tree: Root): void =>
    visit(tree, (node) => {
      if (node.type !== "element") return;
      if (BLOCKS.has(node.tagName)) node.properties.dir ??= "auto";
      // `auto` does not look at blocks that have a direction themselves.
      else if (FRAMES.has(node.tagName) && RIGHT_TO_LEFT.test(firstLetter(node) ?? "")) {
        node.properties.dir ??= "rtl";
      }
    });
}

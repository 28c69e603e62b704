import type { Element, Root } from "hast";
import { visit } from "../visit";

/** A letter of a script that runs from right to left. */
export const RIGHT_TO_LEFT =
  /[\p{sc=Arab}\p{sc=Hebr}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}\p{sc=Adlm}]/u;

const BLOCKS = new Set("dd dt figcaption h2 h3 h4 h5 h6 li p summary td th".split(" "));

/** Blocks of blocks. What stands at their start, such as numbers, is on the side of the first text. */
const FRAMES = new Set(["blockquote", "ol", "table", "ul"]);

type Node = Element["children"][number];

const LETTER = /\p{L}/u;

/** Code and formulas say nothing about the direction of a text. */
const NO_TEXT = new Set(["code", "math"]);

/** Returns the first letter of a kind within a node. */
function firstLetter(node: Node, kind = LETTER): string | undefined {
  if (node.type === "text") return kind.exec(node.value)?.[0];
  if (!("children" in node) || ("tagName" in node && NO_TEXT.has(node.tagName))) return undefined;
  for (const child of node.children) {
    const letter = firstLetter(child, kind);
    if (letter !== undefined) return letter;
  }
  return undefined;
}

/**
 * Lets each block of text run in the direction of its first letter (N3). Otherwise, a sentence in
 * Arabic on an English page would begin at the wrong side, with its full stop before it. On a page
 * from right to left, a sentence that begins with a name in Latin letters runs as the page does, and
 * so does a number alone.
 */
export function directions() {
  return (tree: Root): void =>
    visit(tree, (node) => {
      if (node.type !== "element") return;
      if (BLOCKS.has(node.tagName)) {
        const letter = firstLetter(node);
        const isPages = letter === undefined || firstLetter(node, RIGHT_TO_LEFT) !== undefined;
        if (PAGE_LANGUAGE.dir === "rtl" && isPages) return;
        // `auto` does not look at blocks that have a direction themselves.
        const isLoose = node.children.some((child) => "tagName" in child && child.tagName === "p");
        node.properties.dir ??= isLoose && RIGHT_TO_LEFT.test(letter ?? "") ? "rtl" : "auto";
      } else if (FRAMES.has(node.tagName) && RIGHT_TO_LEFT.test(firstLetter(node) ?? "")) {
        node.properties.dir ??= "rtl";
      }
    });
}

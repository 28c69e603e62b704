import type { Root } from "mdast";
import type { VFile } from "vfile";
import { reportCharacters } from "../characters";
import { visit } from "../visit";

/** Characters that change the direction of the text after them. They are useful in prose. */
export const BIDI = /[\u202a-\u202e\u2066-\u2069]/;

type Node = Root["children"][number];

/**
 * Returns where the code ends that begins at the start of a node; undefined for a node without
 * code.
 */
function endOfCode(node: Node): number | undefined {
  switch (node.type) {
    case "code":
    case "inlineCode":
    case "mdxjsEsm":
    case "mdxFlowExpression":
    case "mdxTextExpression":
      return node.position?.end.offset;
    case "mdxJsxFlowElement":
    case "mdxJsxTextElement": {
      const isCode = node.attributes.some(
        ({ type, value }) => type === "mdxJsxExpressionAttribute" || typeof value === "object",
      );
      const [first] = node.children;
      return isCode ? (first?.position?.start.offset ?? node.position?.end.offset) : undefined;
    }
    default:
      return undefined;
  }
}

/**
 * Warns about characters that display code in another order than its real one, and so hide from a
 * reader what it does ("Trojan Source").
 */
export function bidi() {
  return (tree: Root, file: VFile): void => {
    const source = String(file);
    const offsets: number[] = [];
    visit(tree, (node) => {
      const end = endOfCode(node);
      for (let at = node.position?.start.offset ?? 0; end !== undefined && at < end; at += 1) {
        if (BIDI.test(source.charAt(at))) offsets.push(at);
      }
    });
    const message =
      "makes code appear in a different order from its real one. Remove it, or write it as an escape, such as `\\u202e`.";
    reportCharacters(file, "bidi-character", offsets, message);
  };
}

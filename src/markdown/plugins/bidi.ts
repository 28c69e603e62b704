import type { Root } from "mdast";
import type { VFile } from "vfile";
import { reportCharacters } from "../characters";
import { visit } from "../visit";

/** Characters that change the direction of what follows. In prose they have their use. */
export const BIDI = /[\u202a-\u202e\u2066-\u2069]/;

type Node = Root["children"][number];

/** Where code ends that begins where a node does; undefined for a node that holds none. */
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
 * Warns of characters that let code read in another order than it has, and so hide from a reader
 * what it does ("Trojan Source").
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
      "lets code read in another order than it has. Remove it, or write it as an escape, such as `\\u202e`.";
    reportCharacters(file, "bidi-character", offsets, message);
  };
}

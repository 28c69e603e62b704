import type { Root } from "mdast";
import { VFileMessage } from "vfile-message";
import { firstBelow, MOST_NESTED } from "../../site/nesting";
import { type CodeNode, isCodeNode, startOf } from "../estree";
import { visit } from "../visit";

/** Code is deeper than it looks: `1 + 2 + 3` has three levels. */
const MOST_NESTED_CODE = 500;

type Content = Root | Root["children"][number];

const partsOf = (node: Content): readonly Content[] => ("children" in node ? node.children : []);

const partsOfCode = (node: CodeNode): CodeNode[] => Object.values(node).flat().filter(isCodeNode);

/** The code of a node, and that of its attributes. */
function programsOf(node: Content): CodeNode[] {
  const attributes = "attributes" in node && Array.isArray(node.attributes) ? node.attributes : [];
  const bearers: unknown[] = [node, ...attributes.flatMap((one) => [one, one.value])];
  return bearers.map((bearer) => Object(Object(bearer).data).estree).filter(isCodeNode);
}

const refuse = (message: string, place: { line: number; column: number }): never => {
  throw new VFileMessage(message, place, "content:too-deep");
};

/** Refuses a document whose elements, quotations and lists are nested too deep, or whose code is. */
export function refuseDeepNesting(root: Root): void {
  const deep = firstBelow<Content>(root, MOST_NESTED, partsOf);
  if (deep) {
    const message = `Elements, quotations, lists and emphasis are nested more than ${MOST_NESTED} deep here. Write them less deep.`;
    refuse(message, deep.position?.start ?? { line: 1, column: 1 });
  }
  visit<Content>(root, (node) => {
    if (!node.type.startsWith("mdx")) return;
    for (const program of programsOf(node)) {
      const code = firstBelow(program, MOST_NESTED_CODE, partsOfCode);
      if (!code) continue;
      const message = `The code is nested more than ${MOST_NESTED_CODE} deep here. Cut it into parts with names.`;
      refuse(message, startOf(code));
    }
  });
}

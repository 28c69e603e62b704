import type { Root } from "mdast";
import { VFileMessage } from "vfile-message";
import { firstBelow } from "../../site/nesting";
import { type CodeNode, isCodeNode, startOf } from "../estree";
import { visit } from "../visit";

/** Nobody writes deeper by hand. Whatever reads the tree later calls itself for each level, and has only so much stack. */
const MOST_NESTED = 100;
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

const refuse = (what: string, remedy: string, place: { line: number; column: number }): never => {
  throw new VFileMessage(`${what} ${remedy}`, place, "content:too-deep");
};

/** Refuses a document whose elements, quotations and lists are nested too deep, or whose code is. */
export function refuseDeepNesting(root: Root): void {
  const deep = firstBelow<Content>(root, MOST_NESTED, partsOf);
  if (deep) {
    const what = `Elements, quotations, lists and emphasis are nested more than ${MOST_NESTED} deep here.`;
    refuse(what, "Write them less deep.", deep.position?.start ?? { line: 1, column: 1 });
  }
  visit<Content>(root, (node) => {
    for (const program of programsOf(node)) {
      const code = firstBelow(program, MOST_NESTED_CODE, partsOfCode);
      if (!code) continue;
      const what = `The code is nested more than ${MOST_NESTED_CODE} deep here.`;
      refuse(what, "Cut it into parts with names.", startOf(code));
    }
  });
}

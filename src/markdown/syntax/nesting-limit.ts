import type { Root } from "mdast";
import { firstBelow, MOST_NESTED } from "../../site/problems/nesting";
import { type CodeNode, isCodeNode, partsOfCode, startOf } from "../javascript/estree";
import { placeAt } from "../place-at";
import { documentFault } from "../report";
import { visit } from "../visit";

/** The nesting of code is deeper than it looks: `1 + 2 + 3` has three levels. */
const MOST_NESTED_CODE = 500;

type Content = Root | Root["children"][number];

const partsOf = (node: Content): readonly Content[] => ("children" in node ? node.children : []);

/** Returns the code of a node and of its attributes. */
function programsOf(node: Content): CodeNode[] {
  const attributes = "attributes" in node && Array.isArray(node.attributes) ? node.attributes : [];
  const bearers: unknown[] = [node, ...attributes.flatMap((one) => [one, one.value])];
  return bearers.map((bearer) => Object(Object(bearer).data).estree).filter(isCodeNode);
}

const refuse = (message: string, place: { line: number; column: number }): never => {
  throw documentFault("too-deep", message, place);
};

const TOO_DEEP = `Elements, quotations, lists and emphasis are nested more than ${MOST_NESTED} levels deep here. Reduce the nesting.`;

/** A line that opens more quotations and lists than may be nested, and is not a row of dashes. */
const DEEP_LINE = new RegExp(
  `^(?:[ \\t]*(?:>|(?:[-+*]|\\d{1,9}[.)])[ \\t])){${MOST_NESTED + 1}}(?=.*[^-+*> \\t\\r\\n])`,
  "m",
);

/**
 * Refuses a line that would take micromark minutes. micromark reads it again for each list and
 * quotation that begins in it.
 */
export function refuseSlowNesting(text: string): void {
  const line = DEEP_LINE.exec(text);
  if (line) refuse(TOO_DEEP, placeAt(text, line.index + line[0].trimEnd().length - 1));
}

/** Refuses a document whose elements, quotations, lists or code are nested too deep. */
export function refuseDeepNesting(root: Root): void {
  const deep = firstBelow<Content>(root, MOST_NESTED, partsOf);
  if (deep) {
    refuse(TOO_DEEP, deep.position?.start ?? { line: 1, column: 1 });
  }
  visit<Content>(root, (node) => {
    if (!node.type.startsWith("mdx")) return;
    for (const program of programsOf(node)) {
      const code = firstBelow(program, MOST_NESTED_CODE, partsOfCode);
      if (!code) continue;
      const message = `The code is nested more than ${MOST_NESTED_CODE} levels deep here. Move inner parts to constants, such as \`export const part = …\`.`;
      refuse(message, startOf(code));
    }
  });
}

import { distance } from "fastest-levenshtein";
import type { Content, Root, TableRow } from "mdast";
import type { Position } from "unist";
import type { VFile } from "vfile";
import { reportError } from "../report";
import { visit } from "../visit";
import type { CompiledExample } from "./compile-example";
import {
  EXAMPLE_WORD,
  IN_TEX,
  isReference,
  type Reference,
  readReference,
  showsColumn,
} from "./references";
import { type FigureFormat, shownValues } from "./shown-values";

const UNKNOWN = "unknown-example-value";

const isCode = (node: Content) =>
  node.type === "mdxTextExpression" || node.type === "mdxFlowExpression";

const formula = (tex: string, isBlock: boolean, position: Position | undefined): Content => ({
  type: isBlock ? "math" : "inlineMath",
  value: tex,
  position,
});

/** Puts the values of an example into the nodes within it. */
export function fillValues(
  children: Content[],
  example: CompiledExample,
  file: VFile,
  figureFormat: FigureFormat,
): void {
  const shown = shownValues(example, file, figureFormat);

  function read(code: string, row: number | undefined, at: Content): Reference | undefined {
    const reference = readReference(code, example, row);
    if (!("fault" in reference)) return reference;
    reportError(file, UNKNOWN, reference.fault, at.position);
    return undefined;
  }

  /** Returns the nodes in the place of braces. A working on lines of its own is a formula. */
  function inBraces(code: string, node: Content, row: number | undefined): Content[] {
    const isBlock = node.type === "mdxFlowExpression";
    const reference = read(code, row, node);
    if (isBlock && reference?.form === "working")
      return [formula(shown.tex(reference), true, node.position)];
    const nodes = reference
      ? shown.nodes(reference)
      : [{ type: "text" as const, value: `{${code}}` }];
    return isBlock ? [{ type: "paragraph", children: nodes, position: node.position }] : nodes;
  }

  const inTex = (node: Content & { value: string }, row: number | undefined): string =>
    node.value.replace(IN_TEX, (written: string, code: string, index: number) => {
      const reference = read(code, row, node);
      if (!reference) return written;
      const tex = shown.tex(reference);
      // Behind a command or a sign such as `^`, the braces make one thing of the number.
      const isGroup = reference.form !== "working" && /[^\s(]$/.test(node.value.slice(0, index));
      return isGroup ? `{${tex}}` : tex;
    });

  function fill(nodes: Content[], row: number | undefined): void {
    for (let index = 0; index < nodes.length; index += 1) {
      const node = nodes[index];
      if (!node) return;
      if (node.type === "tableRow" && row === undefined && showsColumn(node, example)) {
        const rows = Array.from(
          { length: example.data.rows },
          (): TableRow => structuredClone(node),
        );
        for (const [at, { children: cells }] of rows.entries()) fill(cells, at);
        nodes.splice(index, 1, ...rows);
        index += rows.length - 1;
      } else if (node.type === "mdxTextExpression" || node.type === "mdxFlowExpression") {
        const code = node.value.trim();
        if (!isReference(code)) continue;
        const made = inBraces(code, node, row);
        nodes.splice(index, 1, ...made);
        index += made.length - 1;
      } else if (node.type === "inlineMath" || node.type === "math") {
        const tex = inTex(node, row);
        if (tex !== node.value) nodes[index] = formula(tex, node.type === "math", node.position);
      } else if ("children" in node) fill(node.children as Content[], row);
    }
  }
  fill(children, undefined);
}

/** Shows the names of values as they are written, if their example is faulty. */
export function leaveValues(children: Content[]): void {
  visit<Content>({ children }, (node, index, parent) => {
    if (!isCode(node) || !("value" in node)) return;
    const code = node.value.trim();
    if (isReference(code)) parent.children[index] = { type: "text", value: `{${code}}` };
  });
}

const MISSPELT = /^(\w+)(?:\.\w+)+$/;

/** Reports values of examples that stand outside of any example, or that are misspelt. */
export function reportOutside(tree: Root, file: VFile): void {
  visit<Content>(tree, (node, index, parent) => {
    if (!isCode(node) || !("value" in node)) return;
    const code = node.value.trim();
    const [, name = ""] = MISSPELT.exec(code) ?? [];
    const isMisspelt = name !== EXAMPLE_WORD && distance(name, EXAMPLE_WORD) <= 1;
    if (!isReference(code) && !isMisspelt) return;
    const message = isMisspelt
      ? `\`{${code}}\` is not known. Did you mean \`{${code.replace(name, EXAMPLE_WORD)}}\`?`
      : `\`{${code}}\` is outside of an example. Move it between \`:::example\` and \`:::\`.`;
    reportError(file, UNKNOWN, message, node.position);
    parent.children[index] = { type: "text", value: `{${code}}` };
  });
}

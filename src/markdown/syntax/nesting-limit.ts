import type { Root } from "mdast";
import { VFileMessage } from "vfile-message";
import { firstBelow, MOST_NESTED } from "../../site/problems/nesting";
import { type CodeNode, isCodeNode, partsOfCode, startOf } from "../javascript/estree";
import { placeAt } from "../place-at";
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
  throw new VFileMessage(message, place, "content:too-deep");
};

const TOO_DEEP = `Elements, quotations, lists and emphasis are nested more than ${MOST_NESTED} levels deep here. Reduce the nesting.`;

const IMAGE = "![";
/** An escaped character, the end of a paragraph, or the start or end of an image or link. */
const LABEL_SIGNS = /\\.|(?:\r\n?|\n)[ \t]*(?=[\r\n])|!?\[|\]/g;

/**
 * Returns the offset at which an image begins that is nested too deep; undefined if there is none.
 */
function deepImageIn(text: string): number | undefined {
  let open: string[] = [];
  let openImages = 0;
  for (const { 0: sign, index } of text.matchAll(LABEL_SIGNS)) {
    if (sign.endsWith("[")) {
      open.push(sign);
      if (sign === IMAGE) openImages += 1;
      if (openImages > MOST_NESTED) return index;
    } else if (sign === "]") {
      if (open.pop() === IMAGE) openImages -= 1;
    } else if (!sign.startsWith("\\")) {
      open = [];
      openImages = 0;
    }
  }
  return undefined;
}

/** A line that opens more quotations and lists than may be nested, and is not a row of dashes. */
const DEEP_LINE = new RegExp(
  `^(?:[ \\t]*(?:>|(?:[-+*]|\\d{1,9}[.)])[ \\t])){${MOST_NESTED + 1}}(?=.*[^-+*> \\t\\r\\n])`,
  "m",
);

/** The start of an item of a list, with its indentation. */
const ITEM = /^([ \t>]*)(?:[-+*]|\d{1,9}[.)])[ \t]/gm;
const TAB_COLUMNS = 4;
/** A list and its item are two levels. */
const MOST_LISTS = MOST_NESTED / 2;

/** Returns the offset of the first item in more lists than may be nested; undefined if none is. */
function deepItemIn(text: string): number | undefined {
  const columns: number[] = [];
  for (const { 0: item, 1: indentation = "", index } of text.matchAll(ITEM)) {
    const column = indentation.replaceAll("\t", " ".repeat(TAB_COLUMNS)).length;
    while ((columns.at(-1) ?? -1) >= column) columns.pop();
    columns.push(column);
    if (columns.length > MOST_LISTS) return index + item.trimEnd().length - 1;
  }
  return undefined;
}

/**
 * Refuses text that would take micromark minutes. micromark reads the content of an image again for
 * each image around it, and a line again for each list and quotation around it.
 */
export function refuseSlowNesting(text: string): void {
  const refuseAt = (offset: number, message: string) => refuse(message, placeAt(text, offset));
  const image = deepImageIn(text);
  if (image !== undefined)
    refuseAt(
      image,
      `Images are nested more than ${MOST_NESTED} levels deep here. Reduce the nesting.`,
    );
  const item = deepItemIn(text);
  if (item !== undefined) refuseAt(item, TOO_DEEP);
  const line = DEEP_LINE.exec(text);
  if (line) refuseAt(line.index + line[0].trimEnd().length - 1, TOO_DEEP);
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

import { allElements } from "../../registry/definitions";
import type { TextBlock } from "../../site/text-block";
import type { DocumentTree, TreeNode } from "../../site/tree";

/** The words of nodes. */
interface PlainText {
  /** Plain text, one space between words. */
  text: string;
  /** The code blocks and tables in it, in order. */
  blocks: TextBlock[];
}

/**
 * The text below one heading, up to the next. The text before the first heading has no id and no
 * heading.
 */
export interface Section extends PlainText {
  id: string | null;
  heading: string | null;
}

const HEADING = /^h[1-6]$/;
const INLINE = new Set([
  "a",
  "em",
  "strong",
  "code",
  "del",
  "sub",
  "sup",
  "span",
  "abbr",
  "kbd",
  "mark",
  "ins",
]);
/** Without a mark between them, the cells of a table would read as one sentence. */
const BETWEEN_CELLS = " · ";
const NOT_PROSE = new Set(["style", "script", "svg"]);
const BLOCKS: ReadonlyMap<string, TextBlock["kind"]> = new Map([
  ["pre", "code"],
  ["table", "table"],
]);
const FOOTNOTES = "data-footnotes";
/** Parts of a formula that mean something by where they stand: roots, fractions, exponents. */
const PLACED = /^(?:m(?:sub|sup|subsup|under|over|underover|multiscripts|frac|sqrt|root|table))$/;
const LEFT_OUT = "…";

const isPlaced = (node: TreeNode): boolean => {
  if (typeof node === "string") return false;
  const [name, , ...children] = node;
  return PLACED.test(name) || children.some(isPlaced);
};

/** Returns the texts within a node, in order. */
const textsIn = (node: TreeNode): string[] => {
  if (typeof node === "string") return [node.trim()].filter(Boolean);
  const [, , ...children] = node;
  return children.flatMap(textsIn);
};

/**
 * Returns a formula as text if it reads the same in one line: `n = 105`. A fraction would be two
 * numbers in a row, so such a formula is left out.
 */
const formulaText = (formula: TreeNode): string =>
  isPlaced(formula)
    ? LEFT_OUT
    : textsIn(formula)
        .join(" ")
        .replace(/([([]) | ([)\],])/g, "$1$2");

/** Returns a text that grows. Of white space one space stays, and none at the beginning. */
function growingText() {
  const pieces: string[] = [];
  let length = 0;
  let endsInSpace = true;
  return {
    add(piece: string): void {
      const spaced = piece.replace(/\s+/g, " ");
      const added = endsInSpace && spaced.startsWith(" ") ? spaced.slice(1) : spaced;
      if (added === "") return;
      pieces.push(added);
      length += added.length;
      endsInSpace = added.endsWith(" ");
    },
    /** Returns the length without a space at the end. */
    length: () => (endsInSpace && length > 0 ? length - 1 : length),
    toString: () => pieces.join("").trimEnd(),
  };
}

/** Returns the words of nodes, with a space between blocks. */
function textWithBlocks(nodes: DocumentTree): PlainText {
  const text = growingText();
  const blocks: TextBlock[] = [];
  let isInBlock = false;

  function collect(node: TreeNode): void {
    if (typeof node === "string") {
      text.add(node);
      return;
    }
    const [name, props, ...children] = node;
    const element = allElements.get(name);
    if (NOT_PROSE.has(name) || element?.isNoProse || props[FOOTNOTES]) return;
    if (name === "math") {
      const formula = formulaText(node);
      text.add(props.display === "block" ? ` ${formula} ` : formula);
      return;
    }
    const isBlock = !INLINE.has(name) && !element?.isInline;
    if (isBlock) text.add(" ");
    const before = text.length();
    const title = props.title ?? props.label;
    if (typeof title === "string" && /^[A-Z]/.test(name)) text.add(`${title} `);
    // A block within another one, such as code in a cell, is a part of it.
    const kind = isInBlock ? undefined : BLOCKS.get(name);
    if (kind) isInBlock = true;
    for (const [place, child] of children.entries()) {
      if (name === "tr" && place > 0) text.add(BETWEEN_CELLS);
      collect(child);
    }
    if (kind) {
      isInBlock = false;
      const start = before === 0 ? 0 : before + 1;
      const language = props["data-language"];
      const end = text.length();
      if (end > before)
        blocks.push({ kind, start, end, language: typeof language === "string" ? language : null });
    }
    if (isBlock) text.add(" ");
  }

  for (const node of nodes) collect(node);
  return { text: text.toString(), blocks };
}

/** Returns the text of nodes, with a space between blocks. */
export const plainText = (nodes: DocumentTree): string => textWithBlocks(nodes).text;

/** Returns the parts of an element whose headings divide the document. Any other node is one part. */
function partsOf(node: TreeNode): DocumentTree {
  if (typeof node === "string" || !allElements.get(node[0])?.hasSections) return [node];
  const [, { title }, ...children] = node;
  return typeof title === "string" ? [["p", {}, title], ...children] : children;
}

/** Splits a document at its headings. */
export function toSections(tree: DocumentTree): Section[] {
  const sections: { id: string | null; heading: string | null; nodes: DocumentTree }[] = [
    { id: null, heading: null, nodes: [] },
  ];
  for (const node of tree.flatMap(partsOf)) {
    const isHeading = typeof node !== "string" && HEADING.test(node[0]);
    if (isHeading && typeof node[1].id === "string") {
      sections.push({ id: node[1].id, heading: plainText([node]), nodes: [] });
    } else sections.at(-1)?.nodes.push(node);
  }
  return sections
    .map(({ id, heading, nodes }) => ({ id, heading, ...textWithBlocks(nodes) }))
    .filter(({ heading, text }) => heading !== null || text !== "");
}

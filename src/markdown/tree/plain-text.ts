/**
 * What a document says in plain text: in descriptions, excerpts, snippets of the search, the list of
 * headings, reading times. docs/writing/text.md has a table of it.
 */
import { allElements } from "../../registry/definitions";
import type { TextBlock } from "../../site/text-block";
import type { DocumentTree, TreeElement, TreeNode, TreeProps } from "../../site/tree";
import { isOrnament, isUnseen } from "../../site/unseen";
import { formulaText, lowered, raised } from "./formula-words";

/** The words of nodes. */
export interface PlainText {
  /** Plain text, one space between words. */
  text: string;
  /** The code blocks and tables in it, in order. */
  blocks: TextBlock[];
}

const namesIn = (text: string): ReadonlySet<string> => new Set(text.split(" "));

/** Elements of a line. Around any other, there is a space. */
const INLINE = namesIn(
  "a abbr b bdi bdo big cite code data del dfn em font i ins kbd label mark q ruby s samp small span strike strong time tt u var wbr",
);
/** Elements that show nothing, or nothing that is a sentence, and what stands in for those. */
const SILENT = namesIn(
  "audio canvas datalist iframe meter noscript progress rp rt script style svg template video",
);
/** Without a mark between them, the cells of a table would read as one sentence. */
const BETWEEN_CELLS = " · ";
const BLOCKS: ReadonlyMap<string, TextBlock["kind"]> = new Map([
  ["pre", "code"],
  ["table", "table"],
]);

/** Whether an element says nothing: nobody sees it, or it is no sentence of the page. */
const isSilent = (name: string, props: TreeProps): boolean =>
  SILENT.has(name) ||
  allElements.get(name)?.isNoProse === true ||
  "data-footnotes" in props ||
  isUnseen(props) ||
  isOrnament(props);

/** Whether a node is the mark of a note: of a footnote, or a raised link to a place of the page. */
export const isNoteMark = (node: TreeNode): boolean => {
  if (typeof node === "string" || node[0] !== "sup") return false;
  const [, , ...children] = node;
  return children.some(
    (child) => typeof child !== "string" && child[0] === "a" && /^#/.test(String(child[1].href)),
  );
};

/** Signs that show nothing, and say where a word may break. The search finds the word without them. */
const PLACES_TO_BREAK = /[\u00AD\u200B]/g;

/** Returns a text that grows. Of white space one space stays, and none at the beginning. */
function growingText() {
  const pieces: string[] = [];
  let length = 0;
  let last = " ";
  return {
    add(piece: string): void {
      const spaced = piece.replace(PLACES_TO_BREAK, "").replace(/\s+/g, " ");
      const added = last === " " && spaced.startsWith(" ") ? spaced.slice(1) : spaced;
      if (added === "") return;
      pieces.push(added);
      length += added.length;
      last = added.slice(-1);
    },
    endsInDigit: () => /\d/.test(last),
    /** Returns the length without a space at the end. */
    length: () => (last === " " && length > 0 ? length - 1 : length),
    toString: () => pieces.join("").trimEnd(),
  };
}

type GrowingText = ReturnType<typeof growingText>;

/** Returns what an element says that has other words than its children; undefined for the others. */
function ownWords(node: TreeElement, before: GrowingText): string | undefined {
  const [name, props, ...children] = node;
  if (isSilent(name, props) || isNoteMark(node)) return "";
  switch (name) {
    case "img":
      return ` ${props.alt ?? ""} `;
    case "math":
      return props.display === "block" ? ` ${formulaText(node)} ` : formulaText(node);
    case "sub":
      return lowered(plainText(children), before.endsInDigit());
    case "sup": {
      const words = plainText(children);
      // The end of a word, as in 1st, and a sign as in ® are no exponents.
      return /^(?:\p{L}{2,}|[^\p{L}\p{N}]*)$/u.test(words) ? words : raised(words);
    }
    default:
      return undefined;
  }
}

/** Returns the words of nodes, with a space between blocks. */
export function textWithBlocks(nodes: DocumentTree): PlainText {
  const text = growingText();
  const blocks: TextBlock[] = [];
  let isInBlock = false;

  function collect(node: TreeNode): void {
    if (typeof node === "string") {
      text.add(node);
      return;
    }
    const words = ownWords(node, text);
    if (words !== undefined) {
      text.add(words);
      return;
    }
    const [name, props, ...children] = node;
    const isBlock = !INLINE.has(name) && !allElements.get(name)?.isInline;
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

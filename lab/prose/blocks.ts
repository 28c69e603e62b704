import type { Content, Root } from "mdast";

/** A piece of a block. The checks see only that code and formulas are there, not what they say. */
export interface Part {
  kind: "text" | "code" | "formula";
  text: string;
  line: number;
}

/** A continuous piece of text, such as a paragraph. Blocks come in reading order. */
export interface Block {
  /**
   * `label` is a title, a caption or a text alternative. `formula` is a formula on a line of its
   * own.
   */
  kind: "heading" | "paragraph" | "item" | "cell" | "label" | "formula";
  line: number;
  parts: Part[];
  /** The level of a heading. */
  level?: number;
}

/** Something in a document that its author may want to change. */
export interface Finding {
  line: number;
  message: string;
}

type Node = Root | Content;
type Kind = Block["kind"];

const KINDS: Record<string, Kind> = { heading: "heading", tableCell: "cell", listItem: "item" };
const CELLS = new Set(["td", "th"]);
const INLINE = new Set([
  "text",
  "emphasis",
  "strong",
  "delete",
  "link",
  "linkReference",
  "inlineCode",
  "inlineMath",
  "break",
  "footnoteReference",
  "mdxJsxTextElement",
  "mdxTextExpression",
]);
const SILENT = new Set(["code", "definition", "comment", "mdxjsEsm", "mdxFlowExpression"]);

const lineOf = ({ position }: Node): number => position?.start.line ?? 1;

function attributesOf(node: Node): Map<string, string> {
  const attributes = "attributes" in node && Array.isArray(node.attributes) ? node.attributes : [];
  return new Map(
    attributes.flatMap((attribute) =>
      "name" in attribute && typeof attribute.value === "string"
        ? [[attribute.name, attribute.value] as const]
        : [],
    ),
  );
}

function partsOf(node: Node): Part[] {
  const line = lineOf(node);
  switch (node.type) {
    case "text":
      return [{ kind: "text", text: node.value, line }];
    case "inlineCode":
    case "mdxTextExpression":
      return [{ kind: "code", text: node.value, line }];
    case "inlineMath":
      return [{ kind: "formula", text: node.value, line }];
    case "break":
      return [{ kind: "text", text: " ", line }];
    case "image":
      return [];
  }
  if (!("children" in node)) return [];
  const parts = node.children.flatMap(partsOf);
  const title =
    "name" in node && node.name === "abbr" ? attributesOf(node).get("title") : undefined;
  return title ? [...parts, { kind: "text", text: ` (${title})`, line }] : parts;
}

/** Joins neighbouring pieces of text. Filled-in words and links do not break the text. */
function joined(parts: readonly Part[]): Part[] {
  const all: Part[] = [];
  for (const part of parts) {
    const last = all.at(-1);
    if (last?.kind === "text" && part.kind === "text") last.text += part.text;
    else all.push({ ...part });
  }
  return all;
}

const label = (text: string | null | undefined, line: number): Block[] =>
  text ? [{ kind: "label", line, parts: [{ kind: "text", text, line }] }] : [];

/** Returns the text alternatives and captions of the pictures in a node. */
const picturesOf = (node: Node): Block[] => {
  if (node.type === "image") {
    return [...label(node.alt, lineOf(node)), ...label(node.title, lineOf(node))];
  }
  return "children" in node ? node.children.flatMap(picturesOf) : [];
};

const isInline = (node: Node): boolean => INLINE.has(node.type) || node.type === "image";

function blocksOf(node: Node, kind: Kind): Block[] {
  const line = lineOf(node);
  if (SILENT.has(node.type)) return [];
  if (node.type === "math") {
    return [{ kind: "formula", line, parts: [{ kind: "formula", text: node.value, line }] }];
  }
  if (!("children" in node)) return [];
  const isElement = node.type === "mdxJsxFlowElement";
  const name = isElement ? (node.name ?? "") : "";
  const inner = KINDS[node.type] ?? (CELLS.has(name) ? "cell" : kind);
  const attributes = attributesOf(node);
  const title = /^[A-Z]/.test(name) ? (attributes.get("title") ?? attributes.get("label")) : null;
  const blocks = label(title, line);

  let run: Node[] = [];
  const push = (kind: Kind, nodes: readonly Node[]) => {
    const parts = joined(nodes.flatMap(partsOf));
    const level = node.type === "heading" ? { level: node.depth } : {};
    if (parts.some(({ text }) => text.trim() !== "")) {
      blocks.push({ kind, line: parts[0]?.line ?? line, parts, ...level });
    }
  };
  const flush = () => {
    // In “**Why.** If …” the bold words are a heading within the line.
    const [first] = run;
    const isLabelled =
      first?.type === "strong" && /[.:?!]$/.test(textOf({ parts: partsOf(first) }));
    if (isLabelled) push("label", run.splice(0, 1));
    push(inner, run);
    blocks.push(...run.flatMap(picturesOf));
    run = [];
  };
  for (const child of node.children as Node[]) {
    if (isInline(child)) run.push(child);
    else {
      flush();
      blocks.push(...blocksOf(child, inner));
    }
  }
  flush();
  return blocks;
}

/** Returns a document's text in reading order, from its syntax tree. */
export const toBlocks = (root: Root): Block[] => blocksOf(root, "paragraph");

/** Stands for code or a formula in prose: one word of one syllable. */
export const STAND_IN = "X";
const shown = ({ kind, text }: Part): string => (kind === "text" ? text : STAND_IN);

/** Returns the block as prose. */
export const textOf = ({ parts }: Pick<Block, "parts">): string => parts.map(shown).join("");

/** Returns the line of an offset in a block's prose. */
export function lineAt({ parts, line }: Block, offset: number): number {
  let start = 0;
  for (const part of parts) {
    const text = shown(part);
    if (offset < start + text.length) {
      return part.line + text.slice(0, offset - start).split("\n").length - 1;
    }
    start += text.length;
  }
  return line;
}

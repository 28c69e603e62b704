/**
 * Copies come from the trees and not from the sources: a source has names in braces, relative links
 * and elements that other programs do not know.
 */
import { sum } from "d3-array";
import type { Element, Root as HastRoot } from "hast";
import { toHtml } from "hast-util-to-html";
import {
  defaultHandlers,
  defaultNodeHandlers,
  type Handle,
  type NodeHandle,
  toMdast,
} from "hast-util-to-mdast";
import type {
  Code,
  FootnoteDefinition,
  FootnoteReference,
  Html,
  InlineCode,
  ListItem,
  Parent,
  Root,
} from "mdast";
import { gfmToMarkdown } from "mdast-util-gfm";
import { type Math as MathBlock, mathToMarkdown } from "mdast-util-math";
import { toMarkdown } from "mdast-util-to-markdown";
import type { Child } from "../../prose/definition";
import { element } from "../../prose/hast";
import type { ContentFigure } from "../../site/charts/figures";
import type { DocumentTree, TreeNode } from "../../site/tree";
import { type Addresses, toHast } from "../print/hast";

/** The data of a document that its tree does not contain. */
interface Beside {
  addresses: Addresses;
  /** TeX of the document's formulas, in order. Null for a formula that was written as MathML. */
  formulas: readonly (string | null)[];
  /** The figures that its charts show. */
  figures: readonly ContentFigure[];
}

const formulasIn = (tree: readonly TreeNode[]): number =>
  sum(tree, (node) => {
    if (typeof node === "string") return 0;
    const [name, , ...children] = node;
    return name === "math" ? 1 : formulasIn(children);
  });

/** Returns a function that turns formulas back into their TeX, one after the other. */
function sourcesOf(tree: DocumentTree, formulas: Beside["formulas"]): () => Child | undefined {
  // A module may show a formula several times, or not at all. Then nobody knows which formula is
  // which, and all stay MathML.
  const sources = (formulasIn(tree) === formulas.length ? formulas : []).values();
  return () => {
    const tex = sources.next().value;
    return tex ? element("math", { tex }) : undefined;
  };
}

/**
 * Marks formulas. hast-util-to-mdast does not treat a formula as a part of a line. So a formula
 * becomes inline code until `restoreFormulas` changes it back.
 */
const FORMULA: InlineCode["data"] = {};

const math: Handle = (_, node: Element): InlineCode | MathBlock | Html => {
  const { tex, isBlock } = node.properties;
  if (typeof tex !== "string") return { type: "html", value: toHtml(node) };
  return isBlock ? { type: "math", value: tex } : { type: "inlineCode", value: tex, data: FORMULA };
};

function restoreFormulas(node: Parent): void {
  for (const child of node.children) {
    if (child.type === "inlineCode" && child.data === FORMULA) {
      Object.assign(child, { type: "inlineMath" });
    } else if ("children" in child) restoreFormulas(child);
  }
}

const pre: Handle = (state, node): Code => {
  const { dataLanguage, dataTitle } = node.properties;
  const code = defaultHandlers.pre(state, node) as Code;
  return {
    ...code,
    lang: dataLanguage ? String(dataLanguage) : null,
    meta: dataTitle ? `title="${dataTitle}"` : null,
  };
};

/**
 * Converts a list item. The library looks for a check box only in the item's first paragraph, but
 * short items have no paragraph.
 */
const li: Handle = (state, node): ListItem => {
  const [box, ...rest] = node.children;
  if (box?.type !== "element" || box.tagName !== "input")
    return defaultHandlers.li(state, node) as ListItem;
  const item = defaultHandlers.li(state, { ...node, children: rest }) as ListItem;
  return { ...item, checked: Boolean(box.properties.checked) };
};

const FOOTNOTE = /#user-content-fn-(.*)$/;
const footnoteOf = (address: unknown): string => FOOTNOTE.exec(`#${address}`)?.[1] ?? "";

const a: Handle = (state, node) => {
  const { dataFootnoteRef, dataFootnoteBackref, href } = node.properties;
  if (dataFootnoteBackref !== undefined) return undefined;
  if (dataFootnoteRef === undefined) {
    // An anchor leads nowhere, and a copy has no anchors.
    const inner = state.all(node);
    return href === undefined || inner.length === 0 ? inner : defaultHandlers.a(state, node);
  }
  const identifier = footnoteOf(href);
  return { type: "footnoteReference", identifier, label: identifier } satisfies FootnoteReference;
};

const section: Handle = (state, node) => {
  if (node.properties.dataFootnotes === undefined) return defaultHandlers.section(state, node);
  const list = node.children.find(
    (child): child is Element => child.type === "element" && child.tagName === "ol",
  );
  const items = list?.children.filter((child): child is Element => child.type === "element") ?? [];
  return items.map((item): FootnoteDefinition => {
    const identifier = footnoteOf(item.properties.id);
    const children = state.all(item) as FootnoteDefinition["children"];
    return { type: "footnoteDefinition", identifier, label: identifier, children };
  });
};

/** Elements that always begin a new part. */
const BLOCKS = new Set("blockquote div h1 h2 h3 h4 h5 h6 ol p pre section table ul".split(" "));

/**
 * Converts a document one block at a time. Given several blocks, the library copies all blocks
 * before each block.
 */
const root: NodeHandle = (state, node: HastRoot): Root => {
  const parts: HastRoot["children"][] = [];
  for (const child of node.children) {
    const isBlock = child.type === "element" && BLOCKS.has(child.tagName);
    if (isBlock || parts.length === 0) parts.push([]);
    parts.at(-1)?.push(child);
  }
  const roots = parts.map((part) => defaultNodeHandlers.root(state, { ...node, children: part }));
  return { type: "root", children: (roots as Root[]).flatMap(({ children }) => children) };
};

/** Keeps what Markdown has no sign for. Without it, 10<sup>6</sup> would be 106. */
const between =
  (start: string, end: string): Handle =>
  (state, node) => [
    { type: "html", value: start } satisfies Html,
    ...state.all(node),
    { type: "html", value: end } satisfies Html,
  ];

const nothing: Handle = () => undefined;

const raised = between("<sup>", "</sup>");

/** The mark of a note is a sign of Markdown. */
const sup: Handle = (state, node, parent) =>
  node.children.some((child) => "properties" in child && "dataFootnoteRef" in child.properties)
    ? state.all(node)
    : raised(state, node, parent);

const handlers = {
  a,
  li,
  math,
  pre,
  rp: nothing,
  rt: between("(", ")"),
  section,
  sub: between("<sub>", "</sub>"),
  sup,
  wbr: nothing,
};

/** Returns the Markdown of a syntax tree. */
export const markdownText = (tree: Root): string =>
  toMarkdown(tree, {
    bullet: "-",
    emphasis: "*",
    fences: true,
    listItemIndent: "one",
    rule: "-",
    extensions: [
      // Only the extension of bare addresses has no handlers: copies need no escapes for these.
      ...(gfmToMarkdown({ tablePipeAlign: false }).extensions ?? []).filter(
        ({ handlers }) => handlers,
      ),
      mathToMarkdown(),
    ],
  });

/**
 * Converts a compiled document to Markdown for other programs (X1). Words and figures are filled
 * in, addresses are absolute, and drawings are described in words.
 */
export function treeToMarkdown(tree: DocumentTree, { formulas, ...beside }: Beside): string {
  const formula = sourcesOf(tree, formulas);
  const hast = toHast(tree, { ...beside, format: "copy", formula });
  const mdast = toMdast(hast, { document: true, handlers, nodeHandlers: { root } }) as Root;
  restoreFormulas(mdast);
  return markdownText(mdast);
}

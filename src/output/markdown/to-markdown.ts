import { sum } from "d3-array";
import type { Element, Root as HastRoot } from "hast";
import { toHtml } from "hast-util-to-html";
import { all, defaultHandlers, type Handle, toMdast } from "hast-util-to-mdast";
import type {
  Code,
  FootnoteDefinition,
  FootnoteReference,
  HTML,
  InlineCode,
  ListItem,
  Parent,
  Root,
} from "mdast";
import { gfmFootnoteToMarkdown } from "mdast-util-gfm-footnote";
import { gfmStrikethroughToMarkdown } from "mdast-util-gfm-strikethrough";
import { gfmTableToMarkdown } from "mdast-util-gfm-table";
import { gfmTaskListItemToMarkdown } from "mdast-util-gfm-task-list-item";
import { type Math as MathBlock, mathToMarkdown } from "mdast-util-math";
import { toMarkdown } from "mdast-util-to-markdown";
import type { ContentFigure } from "../../site/charts/figures";
import type { Tree, TreeNode } from "../../site/tree";
import { tellChart } from "../print/charts";
import { type Addresses, element, type Replace, strongLine, text, toHast } from "../print/hast";

/** What of a document is not in its tree. */
interface Beside {
  addresses: Addresses;
  /** TeX of its formulas, in order; null for one that was written as MathML. */
  formulas: readonly (string | null)[];
  /** Those that its charts show. */
  figures: readonly ContentFigure[];
}

const formulasIn = (tree: readonly TreeNode[]): number =>
  sum(tree, (node) => {
    if (typeof node === "string") return 0;
    const [name, , ...children] = node;
    return name === "math" ? 1 : formulasIn(children);
  });

/** What is drawn in a page is told; a formula is the TeX that it was written in. */
function tell(tree: Tree, { formulas, figures }: Beside): Replace {
  // A module may show one several times, or not at all: which is which is not known then, and all
  // stay MathML.
  const sources = (formulasIn(tree) === formulas.length ? formulas : []).values();
  return (name, props, inner) => {
    const chart = tellChart(name, figures);
    if (chart) return chart;
    if (name === "Diagram") {
      return [strongLine(props.title), element("p", {}, text(props.description))];
    }
    if (name === "License") {
      return [element("p", {}, text(`Quoted in full: ${props.name} (${props.id}).`)), ...inner];
    }
    if (name === "math") {
      const tex = sources.next().value;
      return tex ? [element("math", { tex })] : undefined;
    }
    if (name === "Formula") {
      return inner.map((child) =>
        child.type === "element"
          ? { ...child, properties: { ...child.properties, isBlock: true } }
          : child,
      );
    }
    return undefined;
  };
}

/** hast-util-to-mdast takes no formula for a part of a line: on its way through it is code. */
const FORMULA = { isFormula: true };

const math: Handle = (_, node: Element): InlineCode | MathBlock | HTML => {
  const { tex, isBlock } = node.properties ?? {};
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

const pre: Handle = (h, node: Element): Code => {
  const { dataLanguage, dataTitle } = node.properties ?? {};
  const code = defaultHandlers.pre(h, node) as Code;
  return {
    ...code,
    lang: dataLanguage ? String(dataLanguage) : null,
    meta: dataTitle ? `title="${dataTitle}"` : null,
  };
};

/**
 * The library looks for a check box in an item's first paragraph only, and short items have none.
 */
const li: Handle = (h, node: Element): ListItem => {
  const [box, ...rest] = node.children;
  if (box?.type !== "element" || box.tagName !== "input")
    return defaultHandlers.li(h, node) as ListItem;
  const item = defaultHandlers.li(h, { ...node, children: rest }) as ListItem;
  return { ...item, checked: Boolean(box.properties?.checked) };
};

const FOOTNOTE = /#user-content-fn-(.*)$/;
const footnoteOf = (address: unknown): string => FOOTNOTE.exec(`#${address}`)?.[1] ?? "";

const a: Handle = (h, node: Element) => {
  const { dataFootnoteRef, dataFootnoteBackref, href } = node.properties ?? {};
  if (dataFootnoteBackref !== undefined) return undefined;
  if (dataFootnoteRef === undefined) return defaultHandlers.a(h, node);
  const identifier = footnoteOf(href);
  return { type: "footnoteReference", identifier, label: identifier } satisfies FootnoteReference;
};

const section: Handle = (h, node: Element) => {
  if (node.properties?.dataFootnotes === undefined) return defaultHandlers.section(h, node);
  const list = node.children.find(
    (child): child is Element => child.type === "element" && child.tagName === "ol",
  );
  const items = list?.children.filter((child): child is Element => child.type === "element") ?? [];
  return items.map((item): FootnoteDefinition => {
    const identifier = footnoteOf(item.properties?.id);
    const children = all(h, item) as FootnoteDefinition["children"];
    return { type: "footnoteDefinition", identifier, label: identifier, children };
  });
};

/** Elements that begin a part of their own, whatever stands before them. */
const BLOCKS = new Set("blockquote div h1 h2 h3 h4 h5 h6 ol p pre section table ul".split(" "));

/**
 * The library puts each block behind a copy of all before it: of a long document it is given one
 * block at a time.
 */
const root: Handle = (h, node: HastRoot) => {
  const parts: HastRoot["children"][] = [];
  for (const child of node.children) {
    const isBlock = child.type === "element" && BLOCKS.has(child.tagName);
    if (isBlock || parts.length === 0) parts.push([]);
    parts.at(-1)?.push(child);
  }
  const roots = parts.map(
    (part) => defaultHandlers.root(h, { ...node, children: part }) as unknown,
  );
  return h(
    node,
    "root",
    (roots as Root[]).flatMap(({ children }) => children),
  );
};

const handlers = { a, li, math, pre, root, section };

/** Markdown of a syntax tree. */
export const markdownText = (tree: Root): string =>
  toMarkdown(tree, {
    bullet: "-",
    emphasis: "*",
    fences: true,
    listItemIndent: "one",
    rule: "-",
    extensions: [
      gfmFootnoteToMarkdown(),
      gfmStrikethroughToMarkdown,
      gfmTableToMarkdown({ tablePipeAlign: false }),
      gfmTaskListItemToMarkdown,
      mathToMarkdown(),
    ],
  });

/**
 * A compiled document as Markdown for other programs: words and figures filled in, addresses
 * absolute, what is drawn told (X1).
 */
export function treeToMarkdown(tree: Tree, beside: Beside): string {
  const hast = toHast(tree, beside.addresses, tell(tree, beside));
  const mdast = toMdast(hast, { document: true, handlers }) as Root;
  restoreFormulas(mdast);
  return markdownText(mdast);
}

import type { DocumentTree, TreeNode } from "../../site/tree";

/**
 * The text below one heading, up to the next. The text before the first heading has no id and no
 * heading.
 */
export interface Section {
  id: string | null;
  heading: string | null;
  /** Plain text, one space between words. */
  text: string;
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
  "ExampleValue",
  "Term",
]);
/** Elements whose text is not sentences of the page: drawings, and texts quoted in full. */
const NOT_PROSE = new Set(["style", "script", "svg", "Diagram", "License"]);
const FOOTNOTES = "data-footnotes";

function collect(node: TreeNode, out: string[]): void {
  if (typeof node === "string") {
    out.push(node);
    return;
  }
  const [name, props, ...children] = node;
  if (NOT_PROSE.has(name) || props[FOOTNOTES]) return;
  const isBlock = !INLINE.has(name);
  if (isBlock) out.push(" ");
  const title = props.title ?? props.label;
  if (typeof title === "string" && /^[A-Z]/.test(name)) out.push(`${title} `);
  for (const child of children) collect(child, out);
  if (isBlock) out.push(" ");
}

/** Returns the text of nodes, with a space between blocks. */
export function plainText(nodes: DocumentTree): string {
  const out: string[] = [];
  for (const node of nodes) collect(node, out);
  return out.join("").replace(/\s+/g, " ").trim();
}

/** Returns the parts of an example, which may contain headings. Any other node is one part. */
function partsOf(node: TreeNode): DocumentTree {
  if (typeof node === "string" || node[0] !== "Example") return [node];
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
    .map(({ id, heading, nodes }) => ({ id, heading, text: plainText(nodes) }))
    .filter(({ heading, text }) => heading !== null || text !== "");
}

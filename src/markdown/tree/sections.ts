import { allElements } from "../../registry/definitions";
import type { DocumentTree, TreeNode } from "../../site/tree";
import { type PlainText, plainText, textWithBlocks } from "./plain-text";

/**
 * The text below one heading, up to the next. The text before the first heading has no id and no
 * heading.
 */
export interface Section extends PlainText {
  id: string | null;
  heading: string | null;
}

const HEADING = /^h[1-6]$/;

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

import type { Content, Parent, Root } from "mdast";
import { type VisitorResult, visit } from "unist-util-visit";

/**
 * `visit` of unist-util-visit for Markdown trees, with plain types: its own, worked out from the tree's, are too deep for
 * the compiler once MDX is among the nodes.
 */
export const visitMarkdown = visit as unknown as (
  tree: Root,
  visitor: (node: Content, index: number | null, parent: Parent | null) => VisitorResult,
) => void;

import { cloneElement, isValidElement, type ReactNode } from "react";
import type { PageTree } from "../../site/tree";

interface WithTreeProps {
  tree: PageTree;
  children?: ReactNode;
}

/**
 * Gives the code of a document its tree. It is in a file of its own, because gatsby-plugin-mdx takes a
 * template that imports from `react` for one that imports `React`.
 */
export const WithTree = ({ tree, children }: WithTreeProps) =>
  isValidElement<{ nodes: PageTree }>(children) && cloneElement(children, { nodes: tree });

import type { DocumentTree, TreeNode } from "../../src/site/tree";

type TreeElement = Exclude<TreeNode, string>;

/** Returns what is in an element. */
export const childrenOf = ([, , ...children]: TreeElement): DocumentTree => children;

/** Returns all elements in a tree, or those of one name. */
export const elementsIn = (nodes: DocumentTree, name?: string): TreeElement[] =>
  nodes.flatMap((node) => {
    if (typeof node === "string") return [];
    const inner = elementsIn(childrenOf(node), name);
    return name === undefined || node[0] === name ? [node, ...inner] : inner;
  });

/** Returns the text in nodes, with `around` before and after each element. */
export const textIn = (nodes: DocumentTree, around = ""): string =>
  nodes
    .map((node) =>
      typeof node === "string" ? node : around + textIn(childrenOf(node), around) + around,
    )
    .join("");

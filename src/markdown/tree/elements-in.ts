import type { DocumentTree, TreeElement } from "../../site/tree";

/** Returns all elements of a tree, in order. */
export const elementsIn = (tree: DocumentTree): TreeElement[] =>
  tree.flatMap((node) => {
    if (typeof node === "string") return [];
    const [, , ...children] = node;
    return [node, ...elementsIn(children)];
  });

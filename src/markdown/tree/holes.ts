import type { DocumentTree, TreeNode } from "../../site/tree";

/** Joins neighbouring texts, because React would put a comment between them in the HTML. */
export function joinTexts(nodes: DocumentTree): DocumentTree {
  const joined: DocumentTree = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (typeof node === "string" && typeof last === "string")
      joined[joined.length - 1] = last + node;
    else if (node !== "") joined.push(node);
  }
  return joined;
}

/** A hole in a tree: its number, and the name of the element that fills it if it is one. */
type HoleNode = Exclude<TreeNode, string>;

/**
 * Returns a tree with something else in the place of its holes. `fill` gets a hole, whose children
 * are filled already.
 */
export const fillHoles = (
  nodes: DocumentTree,
  fill: (hole: HoleNode) => DocumentTree,
): DocumentTree =>
  joinTexts(
    nodes.flatMap((node): DocumentTree => {
      if (typeof node === "string") return [node];
      const [name, props, ...children] = node;
      const filled: HoleNode = [name, props, ...fillHoles(children, fill)];
      return name === "Hole" ? fill(filled) : [filled];
    }),
  );

import type { Root } from "mdast";
import { visit } from "../visit";

/** Moves imports and exports that stand within elements to the start of a document, as MDX does. */
export function moduleCodeFirst() {
  return (tree: Root): void => {
    const moved: Root["children"] = [];
    visit(tree, (node, index, parent) => {
      if (node.type !== "mdxjsEsm" || parent === tree) return undefined;
      parent.children.splice(index, 1);
      moved.push(node);
      return index;
    });
    tree.children.unshift(...moved);
  };
}

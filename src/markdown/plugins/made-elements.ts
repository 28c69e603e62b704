import type { Root } from "mdast";
import type { VFile } from "vfile";
import type { Environment } from "../environment";
import { ownNames } from "../javascript/own-names";
import { isJsx } from "../jsx";
import { reportError } from "../report";
import { madeOnly } from "../syntax/faults";
import { visit } from "../visit";

/**
 * Reports elements that only the build can make, because it alone knows their data. What is in them
 * stays.
 */
export function madeElements({ environment }: { environment: Environment }) {
  return (tree: Root, file: VFile): void => {
    const own = ownNames(tree);
    visit(tree, (node, index, parent) => {
      if (!isJsx(node)) return undefined;
      const name = node.name ?? "";
      const { instead } = environment.elements.get(name) ?? {};
      if (!instead || own.has(name)) return undefined;
      reportError(file, "unknown-element", madeOnly(name, instead), node.position);
      parent.children.splice(index, 1, ...(node.children as typeof parent.children));
      return index;
    });
  };
}

import type { Root } from "mdast";
import type { Environment } from "../environment";
import { isCodeNode, visitCode } from "../javascript/estree";
import { OWN_ELEMENTS } from "../javascript/module-code";
import { ownNames } from "../javascript/own-names";
import { parseModule } from "../javascript/parse";
import { isComponent } from "../javascript/scope";
import { isJsx } from "../jsx";
import { visit } from "../visit";

/** Returns the names of the components that a document uses, also within its code. */
function usedComponents(tree: Root): Set<string> {
  const used = new Set<string>();
  visit(tree, (node) => {
    if (isJsx(node) && /^[A-Z]/.test(node.name ?? "")) used.add(node.name?.split(".")[0] ?? "");
    const { estree } = Object(Object(node).data);
    visitCode(estree, (code) => {
      if (isCodeNode(code) && isComponent(code)) used.add(String(code.name));
    });
  });
  return used;
}

/** Takes the elements that a document uses from the owner's own map (M6). */
export function ownElements({ environment }: { environment: Environment }) {
  return (tree: Root): void => {
    const known = environment.ownElements();
    if (known.size === 0) return;
    const own = ownNames(tree);
    const names = Array.from(usedComponents(tree)).filter(
      (name) => known.has(name) && !own.has(name),
    );
    if (names.length === 0) return;
    const value = `export const { ${names.join(", ")} } = ${OWN_ELEMENTS};`;
    tree.children.unshift({ type: "mdxjsEsm", value, data: { estree: parseModule(value) } });
  };
}

import type { Root } from "mdast";
import type { VFile } from "vfile";
import type { Environment } from "../environment";
import { facts } from "../facts";
import { isCodeNode, visitCode } from "../javascript/estree";
import { importedFile } from "../javascript/import-fault";
import { ownNames } from "../javascript/own-names";
import { parseModule } from "../javascript/parse";
import { isComponent } from "../javascript/scope";
import { isJsx } from "../jsx";
import { visit } from "../visit";

/** The module with the elements of the owner, under the name that it has on Docusaurus sites. */
const MAP = "@theme/MDXComponents";

/** Returns the names of the components that a document uses, also within its code. */
function usedComponents(tree: Root): Set<string> {
  const used = new Set<string>();
  visit(tree, (node) => {
    if (isJsx(node) && node.name) used.add(node.name.split(".")[0] ?? "");
    const { estree } = Object(Object(node).data);
    visitCode(estree, (code) => {
      if (isCodeNode(code) && isComponent(code)) used.add(String(code.name));
    });
  });
  return used;
}

/** Imports the elements of the owner's own map (M6) that a document uses. */
export function ownElements({ environment }: { environment: Environment }) {
  return (tree: Root, file: VFile): void => {
    const known = environment.ownElements();
    if (known.size === 0) return;
    const own = ownNames(tree);
    const names = Array.from(usedComponents(tree)).filter(
      (name) => known.has(name) && !own.has(name),
    );
    if (names.length === 0) return;
    const value = `import _theme from "${MAP}";\nexport const { ${names.join(", ")} } = _theme;`;
    tree.children.unshift({ type: "mdxjsEsm", value, data: { estree: parseModule(value) } });
    const map = importedFile(MAP, file.path, environment);
    if (map !== undefined) facts(file).code.push(map);
  };
}

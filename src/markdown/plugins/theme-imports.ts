import type { Root } from "mdast";
import type { Environment } from "../environment";
import { visit } from "../visit";

/** Takes out imports such as `import Tabs from "@theme/Tabs"` (M6): the elements are there without them. */
export function themeImports({ environment }: { environment: Environment }) {
  return (tree: Root): void => {
    visit(tree, (node, index, parent) => {
      const program = node.type === "mdxjsEsm" ? node.data?.estree : undefined;
      if (!program) return undefined;
      program.body = program.body.filter((statement) => {
        if (statement.type !== "ImportDeclaration") return true;
        const name = /^@theme\/(\w+)$/.exec(String(statement.source.value))?.[1] ?? "";
        const [local] = statement.specifiers.map((specifier) => specifier.local.name);
        return local !== name || !environment.elements.has(name);
      });
      if (program.body.length > 0) return undefined;
      parent.children.splice(index, 1);
      return index;
    });
  };
}

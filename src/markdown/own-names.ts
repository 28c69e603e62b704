import type { Root } from "hast";

/** Names that a document itself imports or exports. */
export function ownNames(root: Root): ReadonlySet<string> {
  return new Set(root.children.flatMap(namesOf));
}

function namesOf(node: Root["children"][number]): string[] {
  if (node.type !== "mdxjsEsm") return [];
  return (node.data?.estree?.body ?? []).flatMap((statement) => {
    if (statement.type === "ImportDeclaration") {
      return statement.specifiers.map(({ local }) => local.name);
    }
    if (statement.type !== "ExportNamedDeclaration" || !statement.declaration) return [];
    const { declaration } = statement;
    if (declaration.type !== "VariableDeclaration") return declaration.id?.name ?? [];
    return declaration.declarations.flatMap(({ id }) => (id.type === "Identifier" ? id.name : []));
  });
}

/**
 * Parts: Markdown files that a document imports and shows (`import Part from "./_part.mdx"`,
 * `<Part />`). Their trees become parts of the document's tree.
 */
import type { Root } from "hast";
import type { Environment } from "../environment";
import { importedFile, isMarkdown } from "../javascript/import-fault";

/** The Markdown files that a document imports, by the names that it gives them. */
export type ImportedParts = ReadonlyMap<string, { path: string; request: string }>;

/** Returns the Markdown files whose content a document imports. */
export function importedParts(root: Root, from: string, environment: Environment): ImportedParts {
  const parts = new Map<string, { path: string; request: string }>();
  for (const node of root.children) {
    if (node.type !== "mdxjsEsm") continue;
    for (const statement of node.data?.estree?.body ?? []) {
      if (statement.type !== "ImportDeclaration") continue;
      const request = String(statement.source.value);
      const [first] = statement.specifiers;
      if (first?.type !== "ImportDefaultSpecifier") continue;
      const path = importedFile(request, from, environment);
      if (path !== undefined && isMarkdown(path)) parts.set(first.local.name, { path, request });
    }
  }
  return parts;
}

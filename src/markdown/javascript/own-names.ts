import type { Root } from "hast";
import type { Root as MarkdownRoot } from "mdast";
import { namesIn } from "./scope";

/** Returns the names that a document itself imports or exports. */
export const ownNames = ({ children }: Root | MarkdownRoot): ReadonlySet<string> =>
  new Set(
    children.flatMap((node) => (node.type === "mdxjsEsm" ? namesOfProgram(node.data?.estree) : [])),
  );

type Program = NonNullable<
  NonNullable<Extract<Root["children"][number], { type: "mdxjsEsm" }>["data"]>["estree"]
>;

/** Returns the names that a piece of module code imports or exports. */
export const namesOfProgram = (program: Program | null | undefined): string[] =>
  (program?.body ?? []).flatMap((statement) => {
    if (statement.type === "ImportDeclaration") {
      return statement.specifiers.map(({ local }) => local.name);
    }
    if (statement.type !== "ExportNamedDeclaration" || !statement.declaration) return [];
    const { declaration } = statement;
    if (declaration.type !== "VariableDeclaration") return declaration.id?.name ?? [];
    return declaration.declarations.flatMap(({ id }) => namesIn(id));
  });

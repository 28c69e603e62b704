import { groupBy } from "../site/group";
import type { Problem } from "../site/problem";
import type { DocsStructure } from "./docs-structure";
import type { DocumentBasics } from "./document";
import type { NodeApi } from "./nodes";

type Addressed = Pick<DocumentBasics, "path" | "file">;

/** Files that would be served at one route; each problem names both. */
export function duplicateRoutes(
  { getNodesByType }: Pick<NodeApi, "getNodesByType">,
  structures: readonly DocsStructure[],
): Problem[] {
  const all: Addressed[] = [
    ...["Doc", "BlogPost", "Page"].flatMap(
      (type) => getNodesByType(type) as unknown as Addressed[],
    ),
    ...structures.flatMap(({ categories }) => Array.from(categories.values())),
  ];
  return groupBy(all, ({ path }) => path).flatMap(({ key, items: [first, ...others] }) =>
    others.map((other): Problem => {
      const message = `The route \`${key}\` belongs to \`${first?.file}\` already. Give one of them another \`slug\`.`;
      const place = { file: other.file, line: null, column: null };
      return { code: "duplicate-route", severity: "error", message, ...place };
    }),
  );
}

import { groupBy } from "../site/group";
import type { Problem } from "../site/problem";
import type { DocsStructure } from "./docs-structure";
import type { DocumentBasics } from "./document";
import type { NodeApi } from "./nodes";

type Addressed = Pick<DocumentBasics, "path" | "file">;

const duplicate = (file: string, route: string, owner: string, remedy: string): Problem => ({
  code: "duplicate-route",
  severity: "error",
  message: `The route \`${route}\` belongs to ${owner} already. Give ${remedy} another \`slug\`.`,
  file,
  line: null,
  column: null,
});

/**
 * Files that would be served at one route, and files at a route that the site has itself; each problem names both. `routes` are those of all
 * pages, with as many repetitions as there are.
 */
export function duplicateRoutes(
  { getNodesByType }: Pick<NodeApi, "getNodesByType">,
  structures: readonly DocsStructure[],
  routes: readonly string[],
): Problem[] {
  const all: Addressed[] = [
    ...["Doc", "BlogPost", "Page"].flatMap(
      (type) => getNodesByType(type) as unknown as Addressed[],
    ),
    ...structures.flatMap(({ categories }) => Array.from(categories.values())),
  ];
  const times = new Map(
    groupBy(routes, (route) => route).map(({ key, items }) => [key, items.length]),
  );
  // Gatsby reads files in whatever order.
  all.sort((one, other) => (one.file < other.file ? -1 : 1));
  return groupBy(all, ({ path }) => path).flatMap(({ key, items }) => {
    const [first, ...others] = items;
    const isOwn = (times.get(key) ?? 0) > items.length;
    return [
      ...(first && isOwn
        ? [duplicate(first.file, key, "a page of the site itself", "the file")]
        : []),
      ...others.map(({ file }) => duplicate(file, key, `\`${first?.file}\``, "one of them")),
    ];
  });
}

import { choosableVersions, type DocsVersion, type VersionPaths } from "../../site/docs-versions";
import { groupBy } from "../../site/group";
import type { DocNode, DocsStructure } from "./docs-structure";

/** Tells where a page is in each version. Undefined if there is one version only. */
export type PathsOf = (version: string, docId?: string) => VersionPaths | undefined;

/**
 * Returns a function that tells where a doc is in each version of its documentation: at the doc with
 * the same id, else at the doc that opens the version. Undefined if there is one version only.
 */
export function versionPaths(
  all: readonly DocsVersion[],
  structures: readonly Pick<DocsStructure, "version" | "mainDoc">[],
  docs: readonly Pick<DocNode, "version" | "docId" | "path">[],
): PathsOf {
  const versions = choosableVersions(all);
  const mainDocs = new Map(structures.map(({ version, mainDoc }) => [version, mainDoc]));
  const routes = new Map(
    groupBy(docs, ({ version }) => version).map(({ key, items }) => [
      key,
      new Map(items.map(({ docId, path }) => [docId, path])),
    ]),
  );
  return (version, docId) => {
    const collection = versions.find(({ name }) => name === version)?.collection;
    if (collection === undefined) return undefined;
    const found = versions
      .filter((other) => other.collection === collection)
      .flatMap(({ name }): [string, string][] => {
        const inVersion = routes.get(name);
        const path = inVersion?.get(docId ?? "") ?? inVersion?.get(mainDocs.get(name) ?? "");
        return path === undefined ? [] : [[name, path]];
      });
    return Object.fromEntries(found);
  };
}

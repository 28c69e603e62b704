import { useEffect, useState } from "react";
import type { DocsVersion } from "../../site/docs-versions";
import { keys, read, write } from "./storage";

const NONE: readonly string[] = [];

/**
 * Returns the docs versions that the reader visited last, one for each collection that has several
 * versions (V6). Returns the same array as long as nothing changes. A stored version that no longer
 * exists is dropped.
 */
export function usePreferredVersions(
  versions: readonly DocsVersion[],
  shown: string | undefined,
): readonly string[] {
  const [preferred, setPreferred] = useState(NONE);
  useEffect(() => {
    const of = (name: string) => versions.find((version) => version.name === name)?.collection;
    const others = (name: string) => versions.filter(({ collection }) => collection === of(name));
    const stored = read(keys.docsVersion);
    const names = (stored?.split("\n") ?? []).filter(
      (name) => others(name).length > 1 && of(name) !== of(shown ?? ""),
    );
    if (shown !== undefined && others(shown).length > 1) names.push(shown);
    const now = names.length > 0 ? names.join("\n") : null;
    if (now !== stored) write(keys.docsVersion, now);
    setPreferred(now === null ? NONE : names);
  }, [versions, shown]);
  return preferred;
}

/** Returns the version of each collection that a reader reads: the preferred one, or the first. */
export const readVersions = (
  versions: readonly DocsVersion[],
  preferred: readonly string[],
): readonly string[] =>
  versions
    .filter(({ name, collection }) => {
      const all = versions.filter((version) => version.collection === collection);
      const chosen = all.find((version) => preferred.includes(version.name)) ?? all[0];
      return chosen?.name === name;
    })
    .map(({ name }) => name);

import { useEffect, useState } from "react";
import { keys, read, write } from "./storage";

/** A version of a documentation: of its collection. */
interface Version {
  readonly name: string;
  readonly collection: string;
}

const NONE: readonly string[] = [];

/**
 * The docs versions that the reader was in last, one of each collection that has several (V6); the
 * same list as long as nothing has changed. A stored one that no longer exists is dropped.
 */
export function usePreferredVersions(
  versions: readonly Version[],
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

import { useEffect, useState } from "react";
import { keys, read, write } from "./storage";

/**
 * The docs version that the reader was in last, where there are several; null when not known (V6). A stored one that no longer
 * exists is dropped.
 */
export function usePreferredVersion(
  names: readonly string[],
  shown: string | undefined,
): string | null {
  const [preferred, setPreferred] = useState<string | null>(null);
  // The names are the same for all pages; in a text they are the same for React as well.
  const all = names.join("\n");
  useEffect(() => {
    const known = all.split("\n");
    const stored = read(keys.docsVersion);
    if (stored !== null && !known.includes(stored)) write(keys.docsVersion, null);
    if (shown !== undefined && known.length > 1) write(keys.docsVersion, shown);
    setPreferred(read(keys.docsVersion));
  }, [all, shown]);
  return preferred;
}

import { readFileSync, statSync } from "node:fs";

/**
 * A function of a file's text, called again only when the file or `versionOf()` has changed; it is given its last value, to go on
 * with where the text is faulty. Null when there is no file.
 */
export function cachedFile<Value>(
  read: (text: string, path: string, last: Value | undefined) => Value,
  versionOf: () => unknown = () => undefined,
): (path: string) => Value | null {
  const known = new Map<string, { stamp: string; version: unknown; value: Value }>();
  return (path) => {
    const stat = statSync(path, { throwIfNoEntry: false });
    if (!stat?.isFile()) return null;
    const stamp = `${stat.mtimeMs}:${stat.size}`;
    const version = versionOf();
    const last = known.get(path);
    if (last && last.stamp === stamp && last.version === version) return last.value;
    const value = read(readFileSync(path, "utf8"), path, last?.value);
    known.set(path, { stamp, version, value });
    return value;
  };
}

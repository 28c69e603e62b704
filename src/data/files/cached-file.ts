import { readFileSync } from "node:fs";
import { statOf } from "../../markdown/stat-of";

/**
 * Only in development do files change meanwhile. To look for that at each use is a tenth of the
 * time that content takes.
 */
const isOneShot = process.env.NODE_ENV === "production";

/**
 * A function of a file's text, called again only when the file or `versionOf()` has changed; it is
 * given its last value, to go on with where the text is faulty. Null when there is no file.
 */
export function cachedFile<Value>(
  read: (text: string, path: string, last: Value | undefined) => Value,
  versionOf: () => unknown = () => undefined,
): (path: string) => Value | null {
  const known = new Map<string, { stamp: string; version: unknown; value: Value | null }>();
  return (path) => {
    const last = known.get(path);
    if (last && isOneShot) return last.value;
    const stat = statOf(path);
    const stamp = stat?.isFile() ? `${stat.mtimeMs}:${stat.size}` : "";
    const version = versionOf();
    if (last && last.stamp === stamp && last.version === version) return last.value;
    const value =
      stamp === "" ? null : read(readFileSync(path, "utf8"), path, last?.value ?? undefined);
    known.set(path, { stamp, version, value });
    return value;
  };
}

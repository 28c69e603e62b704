import { readFileSync } from "node:fs";
import { statOf } from "../../markdown/files/stat-of";

/**
 * In production, files do not change while the process runs. So nothing looks for changes at each
 * use, which would be a tenth of the time that the content takes.
 */
const isOneShot = process.env.NODE_ENV === "production";

/**
 * Returns a function that reads a file and caches the value. It calls `read` again only when the
 * file or `versionOf()` has changed. `read` gets the last value too, and may keep it when the new
 * text has errors. The value is null when there is no file.
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

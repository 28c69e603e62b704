import { readFileSync } from "node:fs";
import { statOf } from "../../markdown/named-files/stat-of";

/**
 * In production, files do not change while the process runs. So nothing looks for changes at each
 * use, which would be a tenth of the time that the content takes.
 */
const isOneShot = process.env.NODE_ENV === "production";

/**
 * Returns a function that reads a file and caches the value. It calls `read` again only when the
 * file or `versionOf()` has changed. `read` gets the last value too, and may keep it when the new
 * text has errors. The value is null when there is no file.
 *
 * The last value is never that of an empty text. Many editors empty a file before they write it, so
 * a file that is read in between is empty without the author's will.
 */
export function cachedFile<Value>(
  read: (text: string, path: string, last: Value | undefined) => Value,
  versionOf: () => unknown = () => undefined,
): (path: string) => Value | null {
  const known = new Map<
    string,
    { stamp: string; version: unknown; value: Value | null; last: Value | undefined }
  >();
  return (path) => {
    const before = known.get(path);
    if (before && isOneShot) return before.value;
    const stat = statOf(path);
    const stamp = stat?.isFile() ? `${stat.mtimeMs}:${stat.size}` : "";
    const version = versionOf();
    if (before && before.stamp === stamp && before.version === version) return before.value;
    const text = stamp === "" ? undefined : readFileSync(path, "utf8");
    const value = text === undefined ? null : read(text, path, before?.last);
    const last = text?.trim() ? (value ?? undefined) : before?.last;
    known.set(path, { stamp, version, value, last });
    return value;
  };
}

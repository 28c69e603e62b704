import { createHash } from "node:crypto";
import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { join } from "node:path";

/** What a build of a site may write. `node_modules` is a link, and belongs to all copies. */
const WRITTEN = /^(?:public|\.cache|\.build.*|node_modules)$/;
/** What every build writes into `src`. */
const GENERATED = /\/src\/(?:gatsby-types\.d\.ts|data\/schema\.graphql)$/;

/**
 * Returns what is in the folder around a site and in the site, but for what a build may write: the
 * digest of each file.
 */
export function listing(folder: string, site: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const walk = (at: string): void => {
    for (const entry of readdirSync(at, { withFileTypes: true })) {
      const path = join(at, entry.name);
      if (at === site && WRITTEN.test(entry.name)) continue;
      if (GENERATED.test(path)) continue;
      if (entry.isDirectory()) walk(path);
      const what = entry.isSymbolicLink()
        ? `link to ${readlinkSync(path)}`
        : entry.isFile()
          ? createHash("sha256").update(readFileSync(path)).digest("hex")
          : "folder";
      found.set(path, what);
    }
  };
  walk(folder);
  return found;
}

/** Returns what was added, changed or removed between two listings. */
export const changes = (
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): string[] =>
  Array.from(new Set([...before.keys(), ...after.keys()]))
    .filter((path) => before.get(path) !== after.get(path))
    .map((path) => `the build has touched ${path}`);

import { readdirSync } from "node:fs";
import { join, relative } from "node:path";

/** Returns the files below a folder in order, by their paths relative to it. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();

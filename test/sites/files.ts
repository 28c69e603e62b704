import { readdirSync } from "node:fs";
import { join, relative } from "node:path";

/** The files below a folder, by their paths from there, in order. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();

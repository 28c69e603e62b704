import { copyFileSync, mkdirSync, readdirSync, realpathSync, type Stats } from "node:fs";
import { dirname, join } from "node:path";
import { statOf } from "../../markdown/files/stat-of";

/** Files and folders that are never content. */
const NEVER = new Set([".DS_Store", ".docusaurus", ".git", "node_modules"]);
/** The check refuses larger documents. */
const MOST_BYTES = 10_000_000;

/** A file to copy. */
export interface SourceFile {
  /** Absolute path. */
  from: string;
  /** Path below the folder that was read, with slashes. */
  name: string;
  size: number;
}

/** What cannot be copied, and why. */
export type OnFault = (path: string, why: string) => void;

/**
 * Returns the files below a folder. Symbolic links are followed. Links in a circle, links that lead
 * nowhere, and huge documents are reported and left out.
 */
export function filesIn(folder: string, onFault: OnFault): SourceFile[] {
  const files: SourceFile[] = [];
  const walk = (path: string, name: string, around: readonly string[]): void => {
    const stat: Stats | undefined = statOf(path);
    if (!stat) {
      onFault(path, "the symbolic link leads nowhere");
      return;
    }
    if (stat.isFile()) {
      const isHuge = /\.mdx?$/.test(name) && stat.size > MOST_BYTES;
      if (isHuge) {
        onFault(path, `it has ${(stat.size / 1e6).toFixed(1)} MB; a document may have 10 MB`);
      } else files.push({ from: path, name, size: stat.size });
      return;
    }
    if (!stat.isDirectory()) return;
    const real = realpathSync(path);
    if (around.includes(real)) {
      onFault(path, "the symbolic link leads to a folder that it is in");
      return;
    }
    const entries = readdirSync(path).sort();
    const isSite = entries.some((entry) => entry.startsWith("docusaurus.config."));
    for (const entry of entries) {
      // At the top of a site, `build` is what Docusaurus has built.
      if (NEVER.has(entry) || (isSite && entry === "build")) continue;
      walk(join(path, entry), name ? `${name}/${entry}` : entry, [...around, real]);
    }
  };
  if (statOf(folder)?.isDirectory()) walk(folder, "", []);
  return files;
}

/** Copies a file, with the folders that it needs. */
export function copyTo(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, to);
}

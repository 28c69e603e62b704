import { accessSync, constants, lstatSync, readdirSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { UsageError } from "../../data/files/usage-error";
import { isSecret } from "../../markdown/named-files/readable";
import { statOf } from "../../markdown/named-files/stat-of";
import { MOST_BYTES } from "../../markdown/syntax/document-limit";
import type { SiteBounds } from "./sandbox/site-bounds";

/** Files and folders that are never content. */
const NEVER = new Set([".DS_Store", ".docusaurus", ".git", "node_modules"]);
/** Folders with symbolic links to each other have more paths than anybody has files. */
const MOST_FILES = 200_000;

/** A file to copy. */
export interface SourceFile {
  /** Absolute path. */
  from: string;
  /** Path below the folder that was read, with slashes. */
  name: string;
}

/** What cannot be copied, and why. */
export type OnFault = (path: string, why: string) => void;

/**
 * Returns the files below a folder. Symbolic links are followed. Links in a circle, links that lead
 * nowhere or out of the site, and huge documents are reported and left out. Throws if a file or a
 * folder cannot be read.
 */
export function filesIn(folder: string, bounds: SiteBounds, onFault: OnFault): SourceFile[] {
  const files: SourceFile[] = [];
  const walk = (path: string, name: string, around: readonly string[]): void => {
    const isLink = lstatSync(path).isSymbolicLink();
    const stat = statOf(path);
    const outside = isLink && stat ? bounds.fault(path) : undefined;
    if (!stat || outside) {
      onFault(path, `the symbolic link ${outside ?? "leads nowhere"}`);
      return;
    }
    if (stat.isFile()) {
      const isHuge = /\.mdx?$/.test(name) && stat.size > MOST_BYTES;
      if (isHuge) {
        onFault(
          path,
          `it has ${(stat.size / 1e6).toFixed(1)} MB; a document may have ${MOST_BYTES / 1e6} MB`,
        );
        return;
      }
      accessSync(path, constants.R_OK);
      files.push({ from: path, name });
      if (files.length > MOST_FILES) {
        throw new UsageError(
          `\`${folder}\` has more than ${MOST_FILES.toLocaleString("en")} files. Do symbolic links in it lead to each other?`,
        );
      }
      return;
    }
    if (!stat.isDirectory()) {
      onFault(path, "it is neither a file nor a folder");
      return;
    }
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
      if (isSecret(entry)) onFault(join(path, entry), "hidden files of this name are no content");
      else walk(join(path, entry), name ? `${name}/${entry}` : entry, [...around, real]);
    }
  };
  if (statOf(folder)?.isDirectory()) walk(folder, "", []);
  return files;
}

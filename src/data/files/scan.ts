import {
  type Dirent,
  lstatSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  type Stats,
} from "node:fs";
import { join, sep } from "node:path";
import { statOf } from "../../markdown/stat-of";
import { contentReadFault } from "./readable";

/** A symbolic link that is not followed. */
export interface BadLink {
  /** Absolute path. */
  path: string;
  /** Where it leads, as written in it. */
  target: string;
  kind: "loop" | "nowhere" | "forbidden";
}

/**
 * The files below a folder, and what is left out: symbolic links that are not followed, and names
 * that Gatsby misreads.
 */
export interface Scanned {
  /** Absolute paths, in order of name. */
  files: string[];
  badLinks: BadLink[];
  /**
   * Absolute paths of files and folders with a backslash in their names, which Gatsby takes for a
   * slash.
   */
  badNames: string[];
}

/** Whether one of some folders is another, or below it. */
const isWithin = (folders: readonly string[], other: string): boolean =>
  folders.some((folder) => `${folder}${sep}`.startsWith(`${other}${sep}`));

/**
 * Why a symbolic link is not followed that was found in the last of some folders; undefined when it
 * is.
 */
function faultOf(path: string, above: readonly string[]): BadLink["kind"] | undefined {
  const stat = statOf(path);
  if (!stat) return "nowhere";
  if (stat.isDirectory() && isWithin(above, realpathSync(path))) return "loop";
  return contentReadFault(path) === undefined ? undefined : "forbidden";
}

/**
 * Lists all files below a folder. Symbolic links are followed, as Gatsby does, but none for ever,
 * and none to where content may not read.
 */
export function scan(folder: string): Scanned {
  const files: string[] = [];
  const badLinks: BadLink[] = [];
  const badNames: string[] = [];
  const take = (path: string, entry: Dirent | Stats, above: readonly string[]): void => {
    const isLink = entry.isSymbolicLink();
    const kind = isLink ? faultOf(path, above) : undefined;
    const found = isLink ? statOf(path) : entry;
    if (kind) badLinks.push({ path, target: readlinkSync(path), kind });
    else if (found?.isFile()) files.push(path);
    else if (found?.isDirectory()) walk(path, [...above, realpathSync(path)]);
  };
  const walk = (directory: string, above: readonly string[]): void => {
    const entries = readdirSync(directory, { withFileTypes: true });
    for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
      const path = join(directory, entry.name);
      if (entry.name.includes("\\")) badNames.push(path);
      else take(path, entry, above);
    }
  };
  if (statOf(folder)?.isDirectory()) take(folder, lstatSync(folder), []);
  return { files, badLinks, badNames };
}

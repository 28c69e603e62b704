import {
  type Dirent,
  lstatSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  type Stats,
} from "node:fs";
import { join, sep } from "node:path";
import { statOf } from "../../markdown/named-files/stat-of";
import { contentRoot } from "./project";
import { contentReadFault } from "./readable";

/** A symbolic link that the scan does not follow. */
export interface UnfollowedLink {
  /** Absolute path. */
  path: string;
  /** The target, as the link has it. */
  target: string;
  kind: "loop" | "nowhere" | "forbidden";
}

/**
 * The files below a folder, and what the scan skips: symbolic links that it does not follow, and
 * names that Gatsby misreads.
 */
export interface Scanned {
  /** Absolute paths. Each folder is sorted by name. */
  files: string[];
  /** Absolute paths. */
  emptyFolders: string[];
  unfollowedLinks: UnfollowedLink[];
  /**
   * Absolute paths of files and folders that have a backslash in their names. Gatsby takes it for a
   * slash.
   */
  namesWithBackslash: string[];
}

const translations = join(contentRoot, "i18n");

/** Returns whether a folder is one of the others, or contains one of them. */
const isAtOrAboveAny = (folder: string, others: readonly string[]): boolean =>
  others.some((other) => `${other}${sep}`.startsWith(`${folder}${sep}`));

/**
 * Returns why a symbolic link is not followed; undefined when it is. `above` are the folders around
 * the link.
 */
function faultOf(path: string, above: readonly string[]): UnfollowedLink["kind"] | undefined {
  const stat = statOf(path);
  if (!stat) return "nowhere";
  if (stat.isDirectory() && isAtOrAboveAny(realpathSync(path), above)) return "loop";
  return contentReadFault(path) === undefined ? undefined : "forbidden";
}

/**
 * Lists all files below a folder. Like Gatsby, it follows symbolic links. It does not follow a link
 * that leads in a circle, or to a place that the content may not read.
 */
export function scan(folder: string): Scanned {
  const files: string[] = [];
  const emptyFolders: string[] = [];
  const unfollowedLinks: UnfollowedLink[] = [];
  const namesWithBackslash: string[] = [];
  const take = (path: string, entry: Dirent | Stats, above: readonly string[]): void => {
    const isLink = entry.isSymbolicLink();
    const kind = isLink ? faultOf(path, above) : undefined;
    const found = isLink ? statOf(path) : entry;
    if (kind) unfollowedLinks.push({ path, target: readlinkSync(path), kind });
    else if (found?.isFile()) files.push(path);
    else if (found?.isDirectory()) walk(path, [...above, realpathSync(path)]);
  };
  const walk = (directory: string, above: readonly string[]): void => {
    const entries = readdirSync(directory, { withFileTypes: true });
    if (entries.length === 0) emptyFolders.push(directory);
    for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
      const path = join(directory, entry.name);
      // Translations are read in the places of their sources (src/commands/languages).
      if (path === translations) continue;
      if (entry.name.includes("\\")) namesWithBackslash.push(path);
      else take(path, entry, above);
    }
  };
  if (statOf(folder)?.isDirectory()) take(folder, lstatSync(folder), []);
  return { files, emptyFolders, unfollowedLinks, namesWithBackslash };
}

import { readdirSync, readlinkSync, realpathSync, type Stats, statSync } from "node:fs";
import { join, sep } from "node:path";

/** A symbolic link that cannot be followed. */
export interface BadLink {
  /** Absolute path. */
  path: string;
  /** Where it leads, as written in it. */
  target: string;
  kind: "loop" | "nowhere";
}

/** What is below a folder: files, and links that lead back into a folder above them, or nowhere. */
export interface Scanned {
  /** Absolute paths, in order of name. */
  files: string[];
  badLinks: BadLink[];
}

function statOf(path: string): Stats | null {
  try {
    return statSync(path);
  } catch {
    return null;
  }
}

/** Whether one of some folders is another, or below it. */
const isWithin = (folders: readonly string[], other: string): boolean =>
  folders.some((folder) => `${folder}${sep}`.startsWith(`${other}${sep}`));

/** Lists all files below a folder. Symbolic links are followed, as Gatsby does, but none for ever. */
export function scan(folder: string): Scanned {
  const files: string[] = [];
  const badLinks: BadLink[] = [];
  const walk = (directory: string, above: readonly string[]): void => {
    const real = realpathSync(directory);
    const entries = readdirSync(directory, { withFileTypes: true });
    for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
      const path = join(directory, entry.name);
      const isLink = entry.isSymbolicLink();
      const stat = isLink ? statOf(path) : entry;
      if (!stat) badLinks.push({ path, target: readlinkSync(path), kind: "nowhere" });
      else if (stat.isFile()) files.push(path);
      else if (stat.isDirectory()) {
        if (isLink && isWithin([...above, real], realpathSync(path))) {
          badLinks.push({ path, target: readlinkSync(path), kind: "loop" });
        } else walk(path, [...above, real]);
      }
    }
  };
  if (statOf(folder)?.isDirectory()) walk(folder, []);
  return { files, badLinks };
}

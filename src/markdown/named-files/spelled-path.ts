import { readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/**
 * Returns a path as the disk has it. Programs write a letter with a mark as one character or as two,
 * and for some disks these are two names. A path to nothing stays as it is.
 */
export function spelledPath(path: string): string {
  const typed = path.normalize("NFC");
  if (typed === path.normalize("NFD")) return path;
  const folder = spelledPath(dirname(path));
  const name = basename(path);
  const names = namesIn(folder);
  const same = names.includes(name)
    ? name
    : names.find((other) => other.normalize("NFC") === basename(typed));
  return join(folder, same ?? name);
}

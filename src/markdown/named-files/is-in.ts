import { isAbsolute, relative, sep } from "node:path";

/** Whether a path is a folder, or leads into it. Symbolic links count as what they are. */
export function isIn(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way.split(sep)[0] !== ".." && !isAbsolute(way);
}

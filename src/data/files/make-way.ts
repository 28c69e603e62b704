import { rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { isFile, statOf } from "../../markdown/files/stat-of";

/**
 * Removes what an earlier build has left in the way of files: a folder where a file is to be, or a
 * file where a folder is to be. Gatsby never removes files of `static/`. `files` are paths below
 * the folder `site`.
 */
export function makeWay(site: string, files: Iterable<string>): void {
  const folders = new Set<string>();
  for (const file of files) {
    const path = join(site, file);
    if (statOf(path)?.isDirectory()) rmSync(path, { recursive: true });
    let folder = dirname(path);
    for (; folder.length > site.length && !folders.has(folder); folder = dirname(folder))
      folders.add(folder);
  }
  for (const folder of folders) if (isFile(folder)) rmSync(folder);
}

import { dirname, join } from "node:path";
import { isFile, statOf } from "../../markdown/named-files/stat-of";
import { removeMade } from "./door";
import { publicFolder } from "./roots";

/**
 * Removes what an earlier build has left in the way of files: a folder where a file is to be, or a
 * file where a folder is to be. Gatsby never removes files of `static/`. `files` are paths of the
 * built site.
 */
export function makeWay(files: Iterable<string>): void {
  const folders = new Set<string>();
  for (const file of files) {
    const path = join(publicFolder, file);
    if (statOf(path)?.isDirectory()) removeMade(path);
    let folder = dirname(path);
    for (; folder.length > publicFolder.length && !folders.has(folder); folder = dirname(folder))
      folders.add(folder);
  }
  for (const folder of folders) if (isFile(folder)) removeMade(folder);
}

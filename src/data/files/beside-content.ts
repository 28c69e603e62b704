import { existsSync, readdirSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { besideContent } from "../../markdown/named-files/beside-content";
import { contentRoot } from "./project";

/** What a file is called in imports. */
const namesOf = (file: string): string[] => [file, file.replace(/\.[^.]+$/, "")];

/**
 * Returns webpack's aliases for what code means when it climbs: out of `content/`, as Docusaurus' docs
 * do, or out of `src/` to the docs and to files at the top of a Docusaurus site.
 */
export function aliasesBesideContent(root = contentRoot): Record<string, string | string[]> {
  const project = dirname(root);
  const entriesOf = (folder: string) => readdirSync(folder, { withFileTypes: true });
  const written = [
    ...entriesOf(project).flatMap((entry) => (entry.isDirectory() ? join(root, entry.name) : [])),
    ...entriesOf(root).flatMap((entry) =>
      entry.isFile() ? namesOf(entry.name).map((name) => join(project, name)) : [],
    ),
  ];
  const folders = entriesOf(root).flatMap((entry) => (entry.isDirectory() ? entry.name : []));
  return Object.fromEntries([
    ...written.flatMap((path) => {
      const meant = besideContent(path, root);
      return meant === path ? [] : [[path, meant]];
    }),
    ...folders.map((name) => [join(project, name), [join(project, name), join(root, name)]]),
  ]);
}

/**
 * Returns webpack's request for a folder of which code of the project asks for all files. Its aliases
 * are for files only. `from` is the folder of the code.
 */
export function folderRequest(request: string, from: string, root = contentRoot): string {
  const [, loader = "", folder = ""] = /^(.*!)?(.*)$/.exec(request) ?? [];
  const path = resolve(from, folder);
  const meant = join(root, relative(dirname(root), path));
  const isMeant = folder.startsWith(".") && !existsSync(path) && existsSync(meant);
  return isMeant ? loader + meant : request;
}

import { importedFolder } from "../../markdown/javascript/import-fault";
import { filesOfFolder, type RequiredFolder } from "../../markdown/javascript/required-folders";
import { fromRoot } from "../files/project";
import { roots } from "./import-roots";

/** A file of a folder that a module asks for. */
interface RequiredFile {
  /** Its path in the folder: `./a.md`. */
  name: string;
  request: string;
}

/**
 * Returns the files of a folder that a module asks for, or why it may not. The build refuses it to all
 * code outside of `src/`: nothing there tells which files content may read.
 */
export function filesRequired(
  { loader, folder, isDeep, pattern }: Omit<RequiredFolder, "call" | "offset">,
  from: string,
): RequiredFile[] | string {
  if (!fromRoot(from).startsWith("src/"))
    return "only code in `src/` may ask for a folder. Move the component there.";
  const path = importedFolder(folder, from, roots);
  const names = path === undefined ? undefined : filesOfFolder(path, { isDeep });
  if (names === undefined) return "no folder has this path from the component's folder.";
  const wanted = new RegExp(pattern.source, pattern.flags);
  return names
    .filter((name) => wanted.test(name))
    .map((name) => ({ name, request: `${loader}${folder}${name.slice(1)}` }));
}

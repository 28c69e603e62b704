import { existsSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { removeMade, writeMade } from "../../data/files/door";
import { memoryFile, publicFile, staticRoot } from "../../data/files/project";
import { scan } from "../../data/files/scan";
import { textOf } from "../../data/files/text-of";
import * as routes from "../../site/routes";
import { HISTORY, isAsset } from "./old-assets";

/** A file with the paths of all files of `static/` at the last build. */
const MEMORY = memoryFile("static.json");

/** Folders of the site that are not removed as a whole: what they have is looked at by itself. */
const OPENED = ["static", routes.pictures.slice(1)];

/**
 * Removes all that earlier builds have made, but the files that old tabs may ask for. Pictures for
 * previews stay as well: they know what they were made from, and those of no page are removed later.
 */
function removeAll(): void {
  for (const folder of ["", "static"])
    for (const name of readdirSync(publicFile(folder))) {
      const path = join(folder, name);
      if (!OPENED.includes(path) && !isAsset(path)) removeMade(publicFile(path));
    }
}

/**
 * Removes from the site what its owner has taken away, before the build makes anything. Gatsby leaves
 * copies of files that are gone from `static/`. If it has also forgotten the last build
 * (`isForgotten`), nobody knows which of the files belong to the site.
 */
export function removeWithdrawn({ isForgotten }: { isForgotten: boolean }): void {
  const files = scan(staticRoot).files.map((path) => relative(staticRoot, path));
  const present = new Set(files);
  const last: string[] = JSON.parse(textOf(MEMORY) || "[]");
  if (isForgotten && !existsSync(HISTORY)) removeAll();
  // A name that nobody can type has a second one (`linked-files.ts`).
  const names = last.flatMap((path) => [path, path.normalize("NFC")]);
  for (const path of names) if (!present.has(path)) removeMade(publicFile(path));
  writeMade(MEMORY, JSON.stringify(files));
}

/**
 * Writes the two lists of all elements: `definitions.ts`, and `components.ts` for browsers. A folder
 * beside this one with an `element.ts` is an element, or several that belong together. If it also
 * has an `index.ts`, that exports their components. The commands and Jest run this when they start.
 */
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const ELEMENTS = join(import.meta.dirname, "..");

const MARK = "// Written by write.mjs. Do not edit.\n";

/** Returns the imports of one file of several folders. */
const importsOf = (file, folders) =>
  folders.map((folder) => `import * as ${folder} from "../${folder}${file}";\n`).join("");

/** Returns the lines of an object with all that the folders export. */
const joined = (folders) => folders.map((folder) => `  ...${folder},\n`).join("");

/** Writes a file, unless it has this text. Another command may be about to read it. */
function write(file, text) {
  const path = join(import.meta.dirname, file);
  if (existsSync(path) && readFileSync(path, "utf8") === text) return;
  const part = `${path}.${process.pid}`;
  writeFileSync(part, text);
  renameSync(part, path);
}

const foldersWith = (file) =>
  readdirSync(ELEMENTS)
    .filter((folder) => existsSync(join(ELEMENTS, folder, file)))
    .sort();

const folders = foldersWith("element.ts");
const withComponents = folders.filter((folder) => existsSync(join(ELEMENTS, folder, "index.ts")));
write(
  "definitions.ts",
  `${MARK}${importsOf("/element", folders)}import { byName } from "../definition";

/** All elements that authors may write, by name. */
export const allElements = byName({
${joined(folders)}});
`,
);
write(
  "components.ts",
  `${MARK}${importsOf("", withComponents)}
/** The components of elements, by name. */
export const components = {
${joined(withComponents)}};
`,
);

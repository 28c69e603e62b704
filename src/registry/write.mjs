/**
 * Writes the lists of what has a folder or file of its own. The commands and Jest run this when they start.
 * - `definitions.ts` and, for browsers, `components.ts`: a folder of `src/elements` or `src/prose`
 *   with an `element.ts` is an element, or several that belong together. If it also has an
 *   `index.ts`, that exports their components.
 * - `page-kinds.ts`: a folder of `src/templates` with a `pages.ts` is a kind of page.
 * - `slots.ts`: a component in `src/slots` replaces or surrounds a part of pages.
 * - `site/strings/english.ts`: the words of the interface (`en.yml` beside it), and their types.
 */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";

const SOURCE = join(import.meta.dirname, "..");

const MARK = "// Written by write.mjs. Do not edit.\n";

/** Writes a file, unless it has this text. Another command may be about to read it. */
function write(file, text) {
  const path = join(import.meta.dirname, file);
  if (existsSync(path) && readFileSync(path, "utf8") === text) return;
  const part = `${path}.${process.pid}`;
  writeFileSync(part, text);
  renameSync(part, path);
}

/** Returns the folders in folders of `src` that have these files. */
const foldersWith = (parents, ...files) =>
  parents
    .filter((parent) => existsSync(join(SOURCE, parent)))
    .flatMap((parent) => readdirSync(join(SOURCE, parent)).map((folder) => `${parent}/${folder}`))
    .filter((folder) => files.every((file) => existsSync(join(SOURCE, folder, file))))
    .sort();

/** Returns the name of a folder as JavaScript writes it. */
const nameOf = (folder) =>
  basename(folder).replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** Returns the imports of one file of several folders. */
const importsOf = (folders, file) =>
  folders.map((folder) => `import * as ${nameOf(folder)} from "../${folder}${file}";\n`).join("");

/** Returns the lines of an object, with their line breaks. */
const linesOf = (folders, lineOf) =>
  folders.map((folder) => `\n  ${lineOf(folder)},`).join("") + (folders.length > 0 ? "\n" : "");

const allOf = (folder) => `...${nameOf(folder)}`;

const WITH_ELEMENTS = ["elements", "prose"];
const elements = foldersWith(WITH_ELEMENTS, "element.ts");
write(
  "definitions.ts",
  `${MARK}${importsOf(elements, "/element")}import { byName } from "../prose/definition";

/** All elements that authors may write, by name. */
export const allElements = byName({${linesOf(elements, allOf)}});
`,
);

const withComponents = foldersWith(WITH_ELEMENTS, "element.ts", "index.ts");
write(
  "components.ts",
  `${MARK}${importsOf(withComponents, "")}
/** The components of elements, by name. */
export const components = {${linesOf(withComponents, allOf)}};
`,
);

const kinds = foldersWith(["templates"], "pages.ts");
write(
  "page-kinds.ts",
  `${MARK}import type { PageKinds } from "../data/page-kind";
${importsOf(kinds, "/pages")}
/** All kinds of pages. */
export const pageKinds: PageKinds = {${linesOf(kinds, (folder) => `"${basename(folder)}": ${nameOf(folder)}.pages`)}};
`,
);

const slots = foldersWith(["slots"])
  .filter((file) => /^[A-Z]\w*\.tsx$/.test(basename(file)))
  .map((file) => file.slice(0, -".tsx".length));
write(
  "slots.ts",
  `${MARK}import type { OwnSlots } from "../site/slots";
${slots.map((file) => `import ${basename(file)} from "../${file}";\n`).join("")}
/** The owner's components in \`src/slots\`, by the name of their slot. */
export const ownSlots: OwnSlots = {${linesOf(slots, (file) => basename(file))}};
`,
);

/** Returns the type of a message or a group of messages, as TypeScript writes it. */
function typeOf(entry) {
  const texts = typeof entry === "string" ? [entry] : Object.values(entry);
  const isPlural = typeof entry.other === "string";
  if (typeof entry !== "string" && !isPlural)
    return `{${Object.entries(entry)
      .map(([name, inner]) => `${name}: ${typeOf(inner)};`)
      .join(" ")}}`;
  const names = texts.flatMap((text) =>
    Array.from(text.matchAll(/\{(\w+)\}/g), ([, name]) => name),
  );
  const parameters = new Set(isPlural ? ["count", ...names] : names);
  if (parameters.size === 0) return "string";
  const typed = Array.from(parameters, (name) =>
    isPlural && name === "count" ? "count: number" : `${name}: string | number`,
  );
  return `(${typed.join(", ")}) => string`;
}

const STRINGS = join(SOURCE, "site/strings/en.yml");
const strings = existsSync(STRINGS) ? readFileSync(STRINGS, "utf8") : "";
const mark = `${MARK}// ${createHash("sha256").update(strings).digest("hex")}\n`;
const written = join(SOURCE, "site/strings/english.ts");
// Reading YAML would delay each command by 40 ms.
if (!existsSync(written) || !readFileSync(written, "utf8").startsWith(mark)) {
  const { parse } = await import("yaml");
  const english = parse(strings);
  write(
    "../site/strings/english.ts",
    `${mark}import type { Catalogue } from "./message";

/** The words of the interface in English. */
export const english: Catalogue = ${JSON.stringify(english, null, 2)};

/** The words of the interface in the language of the build. @public */
export type Strings = ${typeOf(english)};
`,
  );
}

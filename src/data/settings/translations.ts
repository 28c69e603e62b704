import { existsSync } from "node:fs";
import { join } from "node:path";
import type { SiteConfig } from "../../site/config";
import { language, translationsRoot } from "../files/project";
import { readSite } from "./site-file";

/** Files of `content/` that a language may have as a whole. Of others, it has the words. */
const WHOLE_FILES = ["glossary.yml", "home.yml", "search.yml"];

const PLUGIN = "docusaurus-plugin-content";

/** A folder of `content/`, and its place below the folder of a language. */
export interface TranslatedFolder {
  folder: string;
  translated: string;
}

/** Returns where translations of folders are. Docusaurus has the same names. */
export const translatedFolders = ({ docs }: Pick<SiteConfig, "docs">): TranslatedFolder[] => [
  ...docs.versions.map(({ folder, name, collection }) => ({
    folder,
    translated: `${PLUGIN}-docs${collection === "docs" ? "" : `-${collection}`}/${name === "current" ? name : `version-${name}`}`,
  })),
  { folder: "blog", translated: `${PLUGIN}-blog` },
  { folder: "pages", translated: `${PLUGIN}-pages` },
];

/**
 * Returns the path of a translation below the folder of a language, given the path of its source
 * below `content/`; undefined if no language has such a file.
 */
export function translatedPath(
  path: string,
  folders: readonly TranslatedFolder[],
): string | undefined {
  if (WHOLE_FILES.includes(path)) return path;
  const [around] = folders
    .filter(({ folder }) => path.startsWith(`${folder}/`))
    .sort((one, other) => other.folder.length - one.folder.length);
  return around && around.translated + path.slice(around.folder.length);
}

/** Returns the path of the source of a translation; undefined if a file takes the place of none. */
export function sourcePath(path: string, folders: readonly TranslatedFolder[]): string | undefined {
  if (WHOLE_FILES.includes(path)) return path;
  const around = folders.find(({ translated }) => path.startsWith(`${translated}/`));
  return around && around.folder + path.slice(around.translated.length);
}

/** Returns the name of a document with the other ending: `x.mdx` for `x.md`. */
const otherEnding = (path: string): string =>
  path.endsWith(".mdx") ? path.slice(0, -1) : path.replace(/\.md$/, ".mdx");

/**
 * Returns the translation of a file of `content/` into a language, as a path below
 * `content/i18n/<language>/`; undefined if there is none.
 */
export function translationOf(path: string, code: string): string | undefined {
  const translated = translatedPath(path, translatedFolders(readSite()));
  if (translated === undefined) return undefined;
  return [translated, otherEnding(translated)].find((name) =>
    existsSync(join(translationsRoot, code, name)),
  );
}

/**
 * Returns the file that the author of a text edits, given its path from the root: a build of a
 * language has its texts in the places of their sources.
 */
export function editedFile(path: string): string {
  if (language === undefined || !path.startsWith("content/")) return path;
  const translation = translationOf(path.slice("content/".length), language);
  return translation === undefined ? path : `content/i18n/${language}/${translation}`;
}

/** Returns the languages in which a file of `content/` is written, by their codes. */
export function languagesOf(path: string): string[] {
  return readSite().locales.flatMap(({ code, default: isSource }) =>
    isSource || translationOf(path, code) !== undefined ? [code] : [],
  );
}

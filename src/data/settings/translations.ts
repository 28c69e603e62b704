import { existsSync } from "node:fs";
import { join } from "node:path";
import { withEitherEnding } from "../files/markdown-files";
import { contentRoot, language, translationsRoot } from "../files/project";
import { languages } from "./languages";
import { readSite } from "./site-file";
import { translatedFolders, translatedPath } from "./translated-folders";

/**
 * Returns the translation of a file of `content/` into a language, as a path below
 * `content/i18n/<language>/`; undefined if there is none.
 */
export function translationOf(path: string, code: string): string | undefined {
  const translated = translatedPath(path, translatedFolders(readSite()));
  if (translated === undefined) return undefined;
  return withEitherEnding(translated).find((name) =>
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

/** Returns the tags of the languages in which a file of `content/` is written: of none if it is not there. */
export const languagesOf = (path: string): string[] =>
  languages
    .filter(({ code, default: isOwn }) =>
      isOwn ? existsSync(join(contentRoot, path)) : translationOf(path, code) !== undefined,
    )
    .map(({ tag }) => tag);

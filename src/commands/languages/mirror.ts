/**
 * The folder in which the site of a language is built, `.languages/<code>`. It has all files of the
 * project, and each translation in the place of its source. So everything that works out addresses,
 * links and pictures from the places of files does the same in every language.
 */
import { existsSync, readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { linkMade, makeFolder, mirrorMade, removeMade, touchMade } from "../../data/files/door";
import { isPartial, withEitherEnding } from "../../data/files/markdown-files";
import { projectRoot, translationsRoot } from "../../data/files/project";
import { scan } from "../../data/files/scan";
import { readSite } from "../../data/settings/site-file";
import {
  sourcePath,
  type TranslatedFolder,
  translatedFolders,
} from "../../data/settings/translated-folders";
import { statOf } from "../../markdown/named-files/stat-of";

/** Returns the folder in which the site of a language is built. */
export const languageRoot = (code: string): string => join(".languages", code);

/** What a build keeps in its folder from one time to the next. */
const KEPT = [
  ".build",
  ".build-done",
  ".build-lock",
  ".build-old",
  ".cache",
  "node_modules",
  "public",
];

/** Folders of the project that no build reads. */
const UNREAD = ["deploy", "docs", "lab", "node_modules", "public", "test", "test-results"];

/** The words of the interface that the owner writes anew: those of the site's own language. */
const OWN_STRINGS = "content/strings.yml";

const withSlashes = (path: string): string => path.split(sep).join("/");

const filesBelow = (folder: string, from: string): Map<string, string> =>
  new Map(scan(folder).files.map((path) => [withSlashes(relative(from, path)), path]));

/** Returns all files that a build reads, by their paths from the project's root. */
function projectFiles(): Map<string, string> {
  const read = readdirSync(projectRoot).filter(
    (name) => !name.startsWith(".") && !UNREAD.includes(name),
  );
  return new Map(
    read.flatMap((name) => {
      const path = join(projectRoot, name);
      return statOf(path)?.isFile() ? [[name, path] as const] : [...filesBelow(path, projectRoot)];
    }),
  );
}

const isDocument = (path: string): boolean => /\.mdx?$/.test(path);

/**
 * Returns the files of a language's folder by their paths in it, given those of the project and those
 * below `content/i18n/<code>`. A document takes the place of its source; one without a source is left
 * out, and `npm run check` says so.
 */
export function languageFiles(
  project: ReadonlyMap<string, string>,
  translations: ReadonlyMap<string, string>,
  folders: readonly TranslatedFolder[],
  code: string,
): Map<string, string> {
  const files = new Map(project);
  files.delete(OWN_STRINGS);
  for (const [path, file] of translations) {
    const place = sourcePath(path, folders);
    if (place === undefined) files.set(`content/i18n/${code}/${path}`, file);
    else if (!isDocument(place) || isPartial(place)) files.set(`content/${place}`, file);
    else {
      const source = withEitherEnding(`content/${place}`).find((name) => project.has(name));
      if (source === undefined) continue;
      files.delete(source);
      files.set(`content/${place}`, file);
    }
  }
  return files;
}

/** Returns whether two names are those of one file, or of a file and its copy. */
function isMirrored(from: string, path: string): boolean {
  const copy = statOf(path);
  const source = statOf(from);
  if (!copy?.isFile() || !source) return false;
  return copy.ino === source.ino || (copy.size === source.size && copy.mtimeMs === source.mtimeMs);
}

/**
 * Brings the folder of a language up to date with the project. An editor that writes into a file
 * changes what both names have, and a server that watches the other name does not notice. So files in
 * `changed`, named from the project's root, are touched.
 */
export function mirror(code: string, changed: ReadonlySet<string> = new Set()): void {
  const folder = languageRoot(code);
  const own = join(translationsRoot, code);
  const files = languageFiles(
    projectFiles(),
    filesBelow(own, own),
    translatedFolders(readSite()),
    code,
  );
  makeFolder(folder);
  const parts = readdirSync(folder).filter((name) => !KEPT.includes(name));
  for (const path of parts.flatMap((name) => [...filesBelow(join(folder, name), folder).keys()]))
    if (!files.has(path)) removeMade(join(folder, path));
  for (const [path, from] of files) {
    const place = join(folder, path);
    if (!isMirrored(from, place)) mirrorMade(from, place);
    else if (changed.has(relative(projectRoot, from))) touchMade(place);
  }
  const packages = join(folder, "node_modules");
  if (!existsSync(packages)) linkMade("node_modules", packages);
}

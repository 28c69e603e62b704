import { posix } from "node:path";

/** Dates (`2021-08-26-x`) and versions (`1.2-x`) begin with numbers that are no prefix. */
const DATE_OR_VERSION = /^\d+[-_.]\d/;
const PREFIX = /^(\d+)\s*[-_.]+\s*(.*)$/;

/** A file's or folder's name without the number that orders it: `01-intro` is `intro` at 1. */
export function splitNumberPrefix(name: string): { name: string; position: number | null } {
  const [, number, rest] = (DATE_OR_VERSION.test(name) ? null : PREFIX.exec(name)) ?? [];
  return number !== undefined && rest !== undefined
    ? { name: rest, position: Number(number) }
    : { name, position: null };
}

/** `01-start/2. setup` -> `start/setup` */
export const withoutNumberPrefixes = (path: string): string =>
  path
    .split("/")
    .map((segment) => splitNumberPrefix(segment).name)
    .join("/");

const folderOf = (path: string): string => (path.includes("/") ? posix.dirname(path) : "");

const nameOf = (path: string): string => posix.basename(path).replace(/\.mdx?$/, "");

/** Whether a file is the page of its folder: `index`, `README`, or named as the folder. */
export const isFolderPage = (path: string): boolean =>
  ["index", "readme", posix.basename(folderOf(path)).toLowerCase()].includes(
    nameOf(path).toLowerCase(),
  );

/** Whether a file or folder is for other files' use: its name begins with an underscore. */
export const isPartial = (path: string): boolean => /(^|\/)_/.test(path);

/** Where a doc is and by what it is named. */
export interface DocAddress {
  /** Folder and name without number prefixes. */
  docId: string;
  /** Folder as it is on disk, "" for the top. */
  folder: string;
  /** Route below the version's, starting with a slash. */
  slug: string;
  /** The number before its name. */
  position: number | null;
}

/**
 * The address of a doc, by its path below the version's folder and its front matter, as Docusaurus
 * works it out.
 */
export function docAddress(
  path: string,
  frontMatter: { id?: string; slug?: string; parse_number_prefixes?: boolean } = {},
): DocAddress {
  const { id, slug, parse_number_prefixes: hasPrefixes = true } = frontMatter;
  const folder = folderOf(path);
  const shownFolder = hasPrefixes ? withoutNumberPrefixes(folder) : folder;
  const file = nameOf(path);
  const { name, position } = hasPrefixes ? splitNumberPrefix(file) : { name: file, position: null };
  const below = isFolderPage(path) ? [shownFolder] : [shownFolder, id ?? name];
  return {
    docId: [shownFolder, id ?? name].filter(Boolean).join("/"),
    folder,
    slug:
      slug === undefined
        ? `/${below.filter(Boolean).join("/")}`
        : posix.resolve("/", shownFolder, slug),
    position,
  };
}

import { posix } from "node:path";

/** Dates (`2021-08-26-x`) and versions (`1.2-x`) begin with numbers that are not prefixes. */
const DATE_OR_VERSION = /^\d+[-_.]\d/;
const PREFIX = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/;

/** Splits the number that orders a file or folder from its name: `01-intro` is `intro` at 1. */
export function splitNumberPrefix(name: string): { name: string; position: number | null } {
  const [, number, rest] = (DATE_OR_VERSION.test(name) ? null : PREFIX.exec(name)) ?? [];
  return number !== undefined && rest !== undefined
    ? { name: rest, position: Number(number) }
    : { name, position: null };
}

/** Removes number prefixes from a path: `01-start/2. setup` -> `start/setup`. */
export const withoutNumberPrefixes = (path: string): string =>
  path
    .split("/")
    .map((segment) => splitNumberPrefix(segment).name)
    .join("/");

const folderOf = (path: string): string => (path.includes("/") ? posix.dirname(path) : "");

const nameOf = (path: string): string => posix.basename(path).replace(/\.mdx?$/, "");

/**
 * Returns whether a file is the page of its folder: `index`, `README`, or the folder's own name.
 */
export const isFolderPage = (path: string): boolean =>
  ["index", "readme", posix.basename(folderOf(path)).toLowerCase()].includes(
    nameOf(path).toLowerCase(),
  );

/** The place and the name of a doc. */
export interface DocAddress {
  /** Folder and name, without number prefixes. */
  docId: string;
  /** Folder as it is on disk; "" at the top. */
  folder: string;
  /** Route below the version's route. It starts with a slash. */
  slug: string;
  /** The number before the file's name. */
  position: number | null;
}

/**
 * Returns the address of a doc, given its path below the version's folder and its front matter.
 * Docusaurus has the same rules.
 */
export function docAddress(
  path: string,
  frontMatter: {
    id?: string | undefined;
    slug?: string | undefined;
    parse_number_prefixes?: boolean;
  } = {},
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

/**
 * Returns the address from which relative links of a page start. As in Docusaurus, the addresses of
 * folders end with a slash, unless the site says that all do (true) or none (false).
 */
export const linkBase = (
  route: string,
  isFolder: boolean,
  trailingSlash: boolean | undefined,
): string => route + (route !== "/" && (trailingSlash ?? isFolder) ? "/" : "");

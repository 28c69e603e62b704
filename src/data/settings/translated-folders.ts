import type { SiteConfig } from "../../site/config";

type DocsVersion = SiteConfig["docs"]["versions"][number];

/** Files of `content/` that a language may have as a whole. Of others, it has the words. */
export const WHOLE_FILES = ["glossary.yml", "home.yml", "search.yml"];

/**
 * Whether a file orders pages and decides addresses, which are the same in all languages. Docusaurus
 * reads none of a language either.
 */
export const isOfStructure = (path: string): boolean =>
  /(?:^|\/)(?:_category_|sidebars)\.\w+$/.test(path);

const PLUGIN = "docusaurus-plugin-content";

/** A folder of `content/`, and its place below the folder of a language. */
export interface TranslatedFolder {
  folder: string;
  translated: string;
}

/** What of the settings decides where translations are. */
interface Site {
  docs: { versions: readonly Pick<DocsVersion, "name" | "collection" | "folder">[] };
}

/** Returns where translations of docs are, in the order of the versions. Docusaurus has the same names. */
export const translatedDocs = ({ docs: { versions } }: Site): TranslatedFolder[] =>
  versions.map(({ name, collection, folder }) => {
    const plugin = collection === "docs" ? `${PLUGIN}-docs` : `${PLUGIN}-docs-${collection}`;
    const isOnly = versions.filter((other) => other.collection === collection).length === 1;
    const version = isOnly || name === "current" ? "current" : `version-${name}`;
    return { folder, translated: `${plugin}/${version}` };
  });

/** Returns where translations of folders are: first those of docs, then of the others. */
export const translatedFolders = (site: Site): TranslatedFolder[] => [
  ...translatedDocs(site),
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
  if (isOfStructure(path)) return undefined;
  const [around] = folders
    .filter(({ folder }) => path.startsWith(`${folder}/`))
    .sort((one, other) => other.folder.length - one.folder.length);
  return around && around.translated + path.slice(around.folder.length);
}

/** Returns the path of the source of a translation; undefined if a file takes the place of none. */
export function sourcePath(path: string, folders: readonly TranslatedFolder[]): string | undefined {
  if (WHOLE_FILES.includes(path)) return path;
  if (isOfStructure(path)) return undefined;
  const around = folders.find(({ translated }) => path.startsWith(`${translated}/`));
  return around && around.folder + path.slice(around.translated.length);
}

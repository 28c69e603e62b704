import type { SiteConfig } from "../../site/config";
import { fromContent } from "../files/project";
import { readSite } from "./site-file";

export type DocsVersion = SiteConfig["docs"]["versions"][number];

/**
 * The docs version in whose folder a file lies: of nested folders the innermost. Takes an absolute
 * path.
 */
export function versionOf(path: string): DocsVersion | undefined {
  const name = fromContent(path);
  return readSite()
    .docs.versions.filter(({ folder }) => name.startsWith(`${folder}/`))
    .sort((one, other) => other.folder.length - one.folder.length)[0];
}

/** A file's path below its version's folder. */
export const belowVersion = (path: string, { folder }: DocsVersion): string =>
  fromContent(path).slice(folder.length + 1);

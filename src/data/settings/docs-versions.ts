import type { SiteConfig } from "../../site/config";
import { fromContent } from "../files/project";
import { readSite } from "./site-file";

export type DocsVersion = SiteConfig["docs"]["versions"][number];

/**
 * Returns the docs version whose folder contains a file, given the file's absolute path. If folders
 * are nested, the innermost counts.
 */
export function versionOf(path: string): DocsVersion | undefined {
  const name = fromContent(path);
  return readSite()
    .docs.versions.filter(({ folder }) => name.startsWith(`${folder.normalize("NFC")}/`))
    .sort((one, other) => other.folder.length - one.folder.length)[0];
}

/** Returns the version of a name. */
export function versionNamed(name: string): DocsVersion {
  const version = readSite().docs.versions.find((other) => other.name === name);
  if (!version) throw new Error(`No docs version is named ${name}.`);
  return version;
}

/** Returns a file's path below its version's folder. */
export const belowVersion = (path: string, { folder }: Pick<DocsVersion, "folder">): string =>
  fromContent(path).slice(folder.normalize("NFC").length + 1);

/** Decides what of the disk an import may read for a site, and which names a site may give. */
import { existsSync, realpathSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { isIn } from "../../markdown/named-files/is-in";
import type { DocusaurusConfig } from "./docusaurus-config";
import type { Plugins } from "./plugins";
import type { Report } from "./report";

const hiddenPart = (path: string): string | undefined =>
  path.split(sep).find((part) => part.startsWith(".") && part !== "." && part !== "..");

/** Returns the folder around all that a site may use: its repository, or else the folder around it. */
function boundsOf(root: string): string {
  for (let folder = root; folder !== dirname(folder); folder = dirname(folder)) {
    if (existsSync(join(folder, ".git"))) return folder;
  }
  return dirname(root);
}

/** What of the disk belongs to a site. */
export class SiteBounds {
  private readonly root: string;
  private readonly bounds: string;

  constructor(root: string) {
    this.root = realpathSync(root);
    this.bounds = boundsOf(this.root);
  }

  /** Returns why a path does not belong to the site, as the end of a sentence; undefined if it does. */
  fault(path: string): string | undefined {
    const real = existsSync(path) ? realpathSync(path) : resolve(path);
    if (!isIn(real, this.bounds)) return `leads out of ${this.bounds}`;
    const hidden = hiddenPart(relative(isIn(real, this.root) ? this.root : this.bounds, real));
    return hidden && `leads to \`${hidden}\`, which is hidden`;
  }

  /** Returns why an option cannot name a folder; undefined if it can. */
  folderFault(path: string): string | undefined {
    const folder = resolve(this.root, path);
    const isAround = folder !== this.root && isIn(this.root, folder);
    return isAround ? "leads to a folder around the site" : this.fault(folder);
  }
}

/** As Docusaurus has it, but without a dot at the start. */
const FORBIDDEN = /^\.|[\\/<>:"|?*\p{Cc}]/u;
const LONGEST_NAME = 100;

/** Whether a version can have this name, which becomes the name of folders. */
export const isVersionName = (name: unknown): name is string =>
  typeof name === "string" &&
  name.trim() !== "" &&
  name.length <= LONGEST_NAME &&
  !FORBIDDEN.test(name);

/** Whether a plugin can have this id, which becomes the start of folders' names. */
const isPluginId = (id: string): boolean =>
  /^[\w-]+$/.test(id) && id.length <= LONGEST_NAME && id !== "__proto__";

/** Whether a text is the code of a language. It is the name of a folder. */
function isLocale(code: string): boolean {
  try {
    return Intl.getCanonicalLocales(code).length === 1;
  } catch {
    return false;
  }
}

/** Returns the parts of a configuration without names and folders that cannot be used. */
export function usableNames(
  { staticDirectories, i18n }: Pick<DocusaurusConfig, "staticDirectories" | "i18n">,
  { docs, blogs, pages }: Pick<Plugins, "docs" | "blogs" | "pages">,
  bounds: SiteBounds,
  report: Report,
) {
  const refuse = (option: string, value: string, expected: string): false => {
    report.left(`${option} \`${value}\``, `expected ${expected}`);
    return false;
  };
  const isFolder = (option: string, folder: string): boolean => {
    const fault = bounds.folderFault(folder);
    return fault === undefined || refuse(option, folder, `a folder of the site; this one ${fault}`);
  };
  const hasFolder = ({ path }: { path: string }): boolean => isFolder("the content of", path);
  const ids = docs.map(({ id }) => id);
  const isOwnId = ({ id, path }: { id: string; path: string }, index: number): boolean => {
    const docsOf = `the docs of \`${path}\` with the id`;
    if (!isPluginId(id)) return refuse(docsOf, id, "letters, digits, `-` and `_`");
    return ids.indexOf(id) === index || refuse(docsOf, id, "another id for each plugin");
  };
  const { defaultLocale } = i18n;
  const isKnown =
    isLocale(defaultLocale) ||
    refuse("i18n.defaultLocale", defaultLocale, "a language such as `pt-BR`");
  return {
    staticDirectories: staticDirectories.filter((folder) => isFolder("static files of", folder)),
    locale: isKnown ? defaultLocale : "en",
    docs: docs.filter((one, index) => isOwnId(one, index) && hasFolder(one)),
    blogs: blogs.filter(hasFolder),
    pages: pages && hasFolder(pages) ? pages : null,
  };
}

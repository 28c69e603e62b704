import { existsSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import type { z } from "zod";
import type { docsOptions, docsVersion } from "../configuration/docusaurus-config";
import { isVersionName } from "../configuration/usable-names";
import { readable, readJson } from "../read-json";
import type { Report } from "../report";

type DocsOptions = z.infer<typeof docsOptions>;

/** A folder of docs of a Docusaurus site: one version of one documentation. */
export interface DocsFolder {
  /** Absolute path. */
  from: string;
  /** Path below `content/`. */
  to: string;
  /** Path below `i18n/<locale>/`, where translated docs are. */
  translated: string;
  name: string;
  label: string;
  /** Route of the version. */
  path: string;
  collection: string;
  /** What readers are told about the version. */
  banner: "unreleased" | "unmaintained" | undefined;
  /** Absolute path of the sidebars' file. False: no sidebar. Undefined: made from the folders. */
  sidebars: string | false | undefined;
  sidebarCollapsible: boolean;
  sidebarCollapsed: boolean;
  include: readonly string[];
  exclude: readonly string[];
}

const CURRENT = "current";
const DEFAULT = "default";

/** Returns the folder of a released version. */
const versionFolder = (prefix: string, name: string): string =>
  `${prefix}versioned_docs/version-${name}`;

const route = (...parts: string[]): string =>
  `/${parts
    .flatMap((part) => part.split("/"))
    .filter(Boolean)
    .join("/")}`;

/** Returns the names of released versions. Reports those that cannot be one. */
function releasedVersions(root: string, file: string, report: Report): string[] {
  if (!existsSync(join(root, file))) return [];
  const versions = readable(
    () => readJson(join(root, file)),
    (why) => report.left(file, why),
  );
  const expected =
    'expected a list of names such as `["2.0", "1.0"]`, without slashes, and without a dot at the start';
  if (!Array.isArray(versions)) {
    if (versions !== undefined) report.left(file, expected);
    return [];
  }
  const names = versions.filter(isVersionName);
  const faulty = versions.filter((name) => !isVersionName(name));
  if (faulty.length > 0) {
    report.left(`${faulty.map((name) => JSON.stringify(name)).join(", ")} of ${file}`, expected);
  }
  return Array.from(new Set(names));
}

/** Returns the versions of a documentation that have a folder. Reports the others. */
function versionNames(
  root: string,
  prefix: string,
  options: DocsOptions,
  report: Report,
): string[] {
  const { disableVersioning, includeCurrentVersion, onlyIncludeVersions: only } = options;
  const released = disableVersioning
    ? []
    : releasedVersions(root, `${prefix}versions.json`, report);
  const all = includeCurrentVersion ? [CURRENT, ...released] : released;
  return all.filter((name) => {
    if (only && !only.includes(name)) return false;
    const folder = name === CURRENT ? options.path : versionFolder(prefix, name);
    const isThere = existsSync(resolve(root, folder));
    if (!isThere) report.left(folder, "the folder does not exist");
    return isThere;
  });
}

/** Returns what readers are told about a version: as in Docusaurus, its age says it. */
function bannerOf(
  name: string,
  names: readonly string[],
  last: string,
  written: z.infer<typeof docsVersion>["banner"],
): DocsFolder["banner"] {
  if (names.length === 1 || written === "none") return undefined;
  if (written) return written;
  if (name === last) return undefined;
  return names.indexOf(name) < names.indexOf(last) ? "unreleased" : "unmaintained";
}

/**
 * Returns the folders of a documentation, the latest version first. The rules are those of
 * Docusaurus' `plugin-content-docs`. `taken` are folders below `content/` that hold something else;
 * the one of this documentation is added.
 */
export function docsFolders(
  root: string,
  options: DocsOptions,
  taken: Set<string>,
  report: Report,
): DocsFolder[] {
  const { id, versions } = options;
  const prefix = id === DEFAULT ? "" : `${id}_`;
  const names = versionNames(root, prefix, options, report);
  const { lastVersion } = options;
  const isThere = lastVersion !== undefined && names.includes(lastVersion);
  if (lastVersion !== undefined && !isThere) {
    report.left(`lastVersion \`${lastVersion}\``, "there is no such version");
  }
  const last = isThere ? lastVersion : (names.find((name) => name !== CURRENT) ?? CURRENT);
  const plugin = `docusaurus-plugin-content-docs${id === DEFAULT ? "" : `-${id}`}`;
  const folder = basename(resolve(root, options.path));
  const own = taken.has(folder) ? `${id}-docs` : folder;
  taken.add(own);
  const folders = names.map((name): DocsFolder => {
    const isCurrent = name === CURRENT;
    const { label, path } = versions[name] ?? {};
    const below = versionFolder(prefix, name);
    const sidebarsOfVersion = join(
      root,
      `${prefix}versioned_sidebars/version-${name}-sidebars.json`,
    );
    const ownPath = name === last ? "" : isCurrent ? "next" : name;
    const sidebars =
      typeof options.sidebarPath === "string"
        ? resolve(root, options.sidebarPath)
        : options.sidebarPath;
    return {
      from: isCurrent ? resolve(root, options.path) : join(root, below),
      to: isCurrent ? own : below,
      translated: join(plugin, isCurrent ? CURRENT : `version-${name}`),
      name: id === DEFAULT ? name : isCurrent ? id : `${id}-${name}`,
      label: label ?? (isCurrent ? "Next" : name),
      path: route(options.routeBasePath, path ?? ownPath),
      collection: id === DEFAULT ? "docs" : id,
      banner: bannerOf(name, names, last, versions[name]?.banner),
      sidebars: isCurrent
        ? sidebars
        : existsSync(sidebarsOfVersion)
          ? sidebarsOfVersion
          : undefined,
      sidebarCollapsible: options.sidebarCollapsible,
      sidebarCollapsed: options.sidebarCollapsed,
      include: options.include,
      exclude: options.exclude,
    };
  });
  const isLast = ({ path }: DocsFolder) => path === route(options.routeBasePath);
  return [...folders.filter(isLast), ...folders.filter((folder) => !isLast(folder))];
}

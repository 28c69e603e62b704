import { existsSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import type { z } from "zod";
import { UsageError } from "../../data/files/usage-error";
import type { docsOptions, docsVersion } from "./docusaurus-config";
import { readJson } from "./read-json";
import { isVersionName } from "./site-bounds";

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

const route = (...parts: string[]): string =>
  `/${parts
    .flatMap((part) => part.split("/"))
    .filter(Boolean)
    .join("/")}`;

/** Returns names of versions. Throws an error that names all that cannot be one. */
function namesIn(versions: unknown, file: string): string[] {
  const names = Array.isArray(versions) ? versions : [versions];
  const faulty = names.filter((name) => !isVersionName(name));
  if (Array.isArray(versions) && faulty.length === 0) return names.filter(isVersionName);
  throw new UsageError(
    `\`${file}\` has ${faulty.map((name) => `\`${JSON.stringify(name)}\``).join(", ")}; expected a list of names such as \`["2.0", "1.0"]\`, without slashes, and without a dot at the start.`,
  );
}

function versionNames(root: string, prefix: string, options: DocsOptions): string[] {
  const file = `${prefix}versions.json`;
  const isThere = existsSync(join(root, file)) && !options.disableVersioning;
  const released = isThere ? namesIn(readJson(join(root, file)), file) : [];
  const all = options.includeCurrentVersion ? [CURRENT, ...released] : released;
  const only = options.onlyIncludeVersions;
  return only ? all.filter((name) => only.includes(name)) : all;
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
export function docsFolders(root: string, options: DocsOptions, taken: Set<string>): DocsFolder[] {
  const { id, versions } = options;
  const prefix = id === DEFAULT ? "" : `${id}_`;
  const names = versionNames(root, prefix, options);
  const last = options.lastVersion ?? names.find((name) => name !== CURRENT) ?? CURRENT;
  const plugin = `docusaurus-plugin-content-docs${id === DEFAULT ? "" : `-${id}`}`;
  const folder = basename(resolve(root, options.path));
  const own = taken.has(folder) ? `${id}-docs` : folder;
  taken.add(own);
  const folders = names.map((name): DocsFolder => {
    const isCurrent = name === CURRENT;
    const { label, path } = versions[name] ?? {};
    const below = `${prefix}versioned_docs/version-${name}`;
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

import { existsSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import type { z } from "zod";
import type { docsOptions, docsVersion } from "./docusaurus-config";

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
/** Folders below `content/` that hold something else. */
const TAKEN = new Set(["blog", "pages"]);

const route = (...parts: string[]): string =>
  `/${parts
    .flatMap((part) => part.split("/"))
    .filter(Boolean)
    .join("/")}`;

function versionNames(root: string, prefix: string, options: DocsOptions): string[] {
  const file = join(root, `${prefix}versions.json`);
  const parsed: unknown =
    existsSync(file) && !options.disableVersioning ? JSON.parse(readFileSync(file, "utf8")) : [];
  const released = Array.isArray(parsed) ? parsed.map(String) : [];
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
 * Docusaurus' `plugin-content-docs`.
 */
export function docsFolders(root: string, options: DocsOptions): DocsFolder[] {
  const { id, versions } = options;
  const prefix = id === DEFAULT ? "" : `${id}_`;
  const names = versionNames(root, prefix, options);
  const last = options.lastVersion ?? names.find((name) => name !== CURRENT) ?? CURRENT;
  const plugin = `docusaurus-plugin-content-docs${id === DEFAULT ? "" : `-${id}`}`;
  const own = basename(resolve(root, options.path));
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
      to: isCurrent ? (TAKEN.has(own) ? `${id}-docs` : own) : below,
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

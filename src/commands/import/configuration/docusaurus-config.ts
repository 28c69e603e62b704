import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { UsageError } from "../../../data/files/usage-error";
import { isCall, Unknown } from "../sandbox/sandbox";
import type { Path } from "./option-faults";

const CONFIG = /^docusaurus\.config\.(?:[mc]?[jt]s)$/;

const configIn = (folder: string): string | undefined =>
  existsSync(folder) ? readdirSync(folder).find((name) => CONFIG.test(name)) : undefined;

/** Returns the path of a Docusaurus site's configuration. Throws if the folder has none. */
export function configPath(folder: string): string {
  if (!existsSync(folder)) throw new UsageError(`There is no folder \`${folder}\`.`);
  const name = configIn(folder);
  if (name !== undefined) return join(folder, name);
  const near = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .find((entry) => configIn(join(folder, entry.name)));
  const hint = near
    ? ` Did you mean \`${join(folder, near.name)}\`?`
    : " Give the folder that has `docusaurus.config.js` or `docusaurus.config.ts`.";
  throw new UsageError(`\`${folder}\` is no Docusaurus site.${hint}`);
}

/** A value without its unknown parts. */
interface Known {
  value: unknown;
  /** The keys that lead to unknown parts, with what those come from. */
  missing: (readonly [key: string, from: string])[];
}

/** Leaves out what is not known. Functions stay: the editing address may be one. */
export function knownParts(value: unknown, at = ""): Known {
  if (value instanceof Unknown) return { value: undefined, missing: [[at, value.name]] };
  if (Array.isArray(value)) {
    const parts = value.map((item, index) => knownParts(item, `${at}[${index}]`));
    return {
      value: parts.filter(({ value }) => value !== undefined).map(({ value }) => value),
      missing: parts.flatMap(({ missing }) => missing),
    };
  }
  if (typeof value !== "object" || value === null) return { value, missing: [] };
  const parts = Object.entries(value).map(
    ([key, part]) => [key, knownParts(part, at ? `${at}.${key}` : key)] as const,
  );
  const missing = parts.flatMap(([, { missing }]) => missing);
  const known = parts
    .map(([key, { value }]) => [key, value] as const)
    .filter(([, value]) => value !== undefined);
  // Nothing can be made of what has only a type.
  const isEmpty = missing.length > 0 && known.every(([key]) => key === "type");
  return { value: isEmpty ? undefined : Object.fromEntries(known), missing };
}

const text = z.string();
const texts = z.array(text);
/** What is empty says nothing: Docusaurus' own templates write `title: ""` for none. */
const words = text.transform((written) => (written.trim() === "" ? undefined : written)).optional();
const globs = z.array(text.min(1).max(1000));

/** Words for admonitions, of every plugin with documents. */
const admonitions = z
  .union([z.boolean(), z.looseObject({ keywords: texts.default([]) })])
  .default(true);

/** Options of a version. */
export const docsVersion = z.looseObject({
  label: words,
  path: text.optional(),
  banner: z.enum(["none", "unreleased", "unmaintained"]).optional(),
});

/** Options of `@docusaurus/plugin-content-docs`. */
export const docsOptions = z.looseObject({
  admonitions,
  id: text.default("default"),
  path: text.default("docs"),
  routeBasePath: text.default("docs"),
  sidebarPath: z.union([text, z.literal(false)]).optional(),
  sidebarCollapsible: z.boolean().default(true),
  sidebarCollapsed: z.boolean().default(true),
  include: globs.min(1).default(["**/*.{md,mdx}"]),
  exclude: globs.default([
    "**/_*.{js,jsx,ts,tsx,md,mdx}",
    "**/_*/**",
    "**/*.test.{js,jsx,ts,tsx}",
    "**/__tests__/**",
  ]),
  editUrl: z.unknown().optional(),
  lastVersion: text.optional(),
  includeCurrentVersion: z.boolean().default(true),
  onlyIncludeVersions: texts.optional(),
  disableVersioning: z.boolean().default(false),
  versions: z.record(text, docsVersion).default({}),
});

/** Options of `@docusaurus/plugin-content-blog`. */
export const blogOptions = z.looseObject({
  admonitions,
  path: text.default("blog"),
  routeBasePath: text.default("blog"),
  blogTitle: words,
  blogDescription: words,
  blogSidebarTitle: words,
  blogSidebarCount: z.union([z.int().min(0), z.literal("ALL")]).optional(),
  editUrl: z.unknown().optional(),
  postsPerPage: z.union([z.int().min(1), z.literal("ALL")]).default(10),
});

/** Options of `@docusaurus/plugin-content-pages`. */
export const pagesOptions = z.looseObject({ admonitions, path: text.default("src/pages") });

/** Options of `@docusaurus/theme-classic`, as the preset has them. */
export const themeOptions = z.looseObject({ customCss: z.union([text, texts]).default([]) });

/** Options of `@docusaurus/plugin-client-redirects`. */
export const redirectOptions = z.looseObject({
  /** A function: only running it gives redirects. */
  createRedirects: z.unknown().optional(),
  redirects: z.array(z.looseObject({ from: z.union([text, texts]), to: text })).default([]),
});

/** An item of the navbar or of the footer. */
export const navItem = z.looseObject({
  type: words,
  label: words,
  position: words,
  to: words,
  href: words,
  docId: words,
  sidebarId: words,
  docsPluginId: text.default("default"),
  html: words,
  title: words,
  get items() {
    return z.array(navItem).optional();
  },
  get dropdownItemsBefore() {
    return z.array(navItem).optional();
  },
  get dropdownItemsAfter() {
    return z.array(navItem).optional();
  },
});

export type NavItem = z.infer<typeof navItem>;

const locale = z.looseObject({ label: words, direction: words });

/** Plugins, as `pluginsOf` reads them. */
const plugins = z.array(z.unknown()).default([]);

/** The parts of a Docusaurus configuration that mean something to this site. */
export const configSchema = z.looseObject({
  title: words.transform((title) => title ?? "Documentation"),
  tagline: words,
  url: words,
  baseUrl: text.default("/"),
  trailingSlash: z.boolean().optional(),
  titleDelimiter: text.default("|"),
  customFields: z.record(z.string(), z.unknown()).default({}),
  favicon: words,
  staticDirectories: texts.default(["static"]),
  i18n: z
    .looseObject({
      defaultLocale: text.default("en"),
      locales: texts.default(["en"]),
      localeConfigs: z.record(text, locale).default({}),
    })
    .prefault({}),
  presets: plugins,
  plugins,
  themes: plugins,
  themeConfig: z
    .looseObject({
      colorMode: z
        .looseObject({
          defaultMode: z.enum(["light", "dark"]).default("light"),
          disableSwitch: z.boolean().default(false),
          respectPrefersColorScheme: z.boolean().default(false),
        })
        .prefault({}),
      announcementBar: z
        .looseObject({
          id: text.default("announcement-bar"),
          content: text.optional(),
          isCloseable: z.boolean().default(true),
        })
        .optional(),
      tableOfContents: z
        .looseObject({
          minHeadingLevel: z.int().default(2),
          maxHeadingLevel: z.int().default(3),
        })
        .prefault({}),
      navbar: z
        .looseObject({
          title: words,
          logo: z.looseObject({ src: words, srcDark: words }).optional(),
          items: z.array(navItem).default([]),
        })
        .prefault({}),
      footer: z.looseObject({ links: z.array(navItem).default([]), copyright: words }).prefault({}),
    })
    .prefault({}),
});

export type DocusaurusConfig = z.infer<typeof configSchema>;

/** A plugin or theme, by its name, with its options. */
export interface Plugin {
  name: string;
  options: unknown;
  /** Where the options are in the configuration. */
  at: Path;
}

/** Matches the start that Docusaurus adds to the names of its own plugins, if it is missing. */
const OWN = /^(?:@docusaurus\/)?(?:plugin-|theme-|preset-)?/;

/**
 * Returns the plugins of a list, as Docusaurus writes them: a name, or a name with options. A name
 * may be short: `content-docs` is `@docusaurus/plugin-content-docs`. `known` are full names. A
 * plugin may also be a function.
 */
export const pluginsOf = (
  config: Pick<DocusaurusConfig, "presets" | "plugins" | "themes">,
  list: "presets" | "plugins" | "themes",
  known: readonly string[],
): Plugin[] =>
  config[list].flatMap((item, index) => {
    const isList = Array.isArray(item);
    const [name, options = {}]: unknown[] = isList ? item : [item];
    const at = [list, index, ...(isList ? [1] : [])];
    if (isCall(name)) return [{ name: "a function", options, at }];
    if (typeof name !== "string") return [];
    const full = known.find((other) => other === name || other.replace(OWN, "") === name);
    return [{ name: full ?? name, options, at }];
  });

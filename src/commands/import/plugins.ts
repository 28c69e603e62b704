import { basename } from "node:path";
import type { z } from "zod";
import { UsageError } from "../../data/files/usage-error";
import {
  blogOptions,
  type DocusaurusConfig,
  docsOptions,
  type Plugin,
  pagesOptions,
  pluginsOf,
  redirectOptions,
} from "./docusaurus-config";
import type { Report } from "./report";

const CLASSIC = "@docusaurus/preset-classic";
const DOCS = "@docusaurus/plugin-content-docs";
const BLOG = "@docusaurus/plugin-content-blog";
const PAGES = "@docusaurus/plugin-content-pages";
const REDIRECTS = "@docusaurus/plugin-client-redirects";

/** What other plugins and themes of Docusaurus do, as far as this site does it too. */
const BUILT_IN: ReadonlyMap<string, string> = new Map([
  ["@docusaurus/plugin-ideal-image", "pictures have several sizes by themselves"],
  ["@docusaurus/plugin-pwa", "the site is not for reading offline, and ends an old service worker"],
  ["@docusaurus/plugin-sitemap", "the site has a sitemap"],
  ["@docusaurus/plugin-svgr", "pictures are files, not components"],
  ["@docusaurus/theme-classic", "the site has its own design"],
  ["@docusaurus/theme-mermaid", "diagrams are drawn by themselves"],
  ["@docusaurus/theme-search-algolia", "the site has its own search"],
]);

/** Options that the configuration gives to a plugin, directly or through the preset. */
export interface Plugins {
  docs: z.infer<typeof docsOptions>[];
  blogs: z.infer<typeof blogOptions>[];
  pages: z.infer<typeof pagesOptions> | null;
  redirects: { from: string[]; to: string }[];
  /** Functions that give the addresses which are to lead to a route. */
  createRedirects: unknown[];
}

/** Returns options as a schema reads them. Throws an error that names a faulty value. */
export function parseOptions<Schema extends z.ZodType>(
  schema: Schema,
  options: unknown,
  what: string,
): z.infer<Schema> {
  const { success, data, error } = schema.safeParse(options ?? {});
  if (success) return data;
  throw new UsageError(
    error.issues
      .map(
        ({ path, message }) =>
          `The configuration has a value that cannot be used: \`${[what, ...path].join(".")}\`: ${message}.`,
      )
      .join("\n"),
  );
}

/** Returns the options of the plugins that a configuration has, and reports the others. */
export function pluginsIn(config: DocusaurusConfig, report: Report): Plugins {
  const presets = pluginsOf(config.presets, [CLASSIC]);
  const listed = pluginsOf(
    [...config.plugins, ...config.themes],
    [DOCS, BLOG, PAGES, REDIRECTS, ...BUILT_IN.keys()],
  );
  const classic = presets.find(({ name }) => name === CLASSIC);
  const preset = Object(classic?.options) as Record<string, unknown>;
  const ofPreset: Plugin[] = classic
    ? [
        { name: DOCS, options: preset.docs },
        { name: BLOG, options: preset.blog },
        { name: PAGES, options: preset.pages },
      ]
    : [];
  const plugins = [...ofPreset, ...listed].filter(({ options }) => options !== false);
  const optionsOf = <Schema extends z.ZodType>(name: string, schema: Schema) =>
    plugins
      .filter((plugin) => plugin.name === name)
      .map(({ options }) => parseOptions(schema, options, name));
  for (const { name } of presets) {
    if (name !== CLASSIC) report.left(`preset ${name}`, "the site does not know it");
  }
  const known = new Set([DOCS, BLOG, PAGES, REDIRECTS]);
  for (const { name } of listed) {
    if (known.has(name)) continue;
    const what = basename(name) === name || name.startsWith("@") ? name : basename(name);
    report.left(`plugin ${what}`, BUILT_IN.get(name) ?? "the site does not know it");
  }
  const redirects = optionsOf(REDIRECTS, redirectOptions);
  return {
    docs: optionsOf(DOCS, docsOptions),
    blogs: optionsOf(BLOG, blogOptions),
    pages: optionsOf(PAGES, pagesOptions)[0] ?? null,
    redirects: redirects.flatMap(({ redirects }) =>
      redirects.map(({ from, to }) => ({ from: [from].flat(), to })),
    ),
    createRedirects: redirects
      .map(({ createRedirects }) => createRedirects)
      .filter((asked) => asked !== undefined),
  };
}

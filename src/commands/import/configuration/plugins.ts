import { relative } from "node:path";
import type { z } from "zod";
import { ADMONITIONS } from "../../../markdown/plugins/admonitions";
import type { Report } from "../report";
import {
  blogOptions,
  type DocusaurusConfig,
  docsOptions,
  type Plugin,
  pagesOptions,
  pluginsOf,
  redirectOptions,
  themeOptions,
} from "./docusaurus-config";
import { leftOptions, lostWithout, OTHER_PLUGINS } from "./left-options";
import type { OptionsReader } from "./reader";

const CLASSIC = "@docusaurus/preset-classic";
const DOCS = "@docusaurus/plugin-content-docs";
const BLOG = "@docusaurus/plugin-content-blog";
const PAGES = "@docusaurus/plugin-content-pages";
const REDIRECTS = "@docusaurus/plugin-client-redirects";

/** Options that the configuration gives to a plugin, directly or through the preset. */
export interface Plugins {
  docs: z.infer<typeof docsOptions>[];
  blogs: z.infer<typeof blogOptions>[];
  pages: z.infer<typeof pagesOptions> | null;
  redirects: { from: string[]; to: string }[];
  /** Paths of the styles that the preset adds. */
  customCss: string[];
  /** Functions that give the addresses which are to lead to a route. */
  createRedirects: unknown[];
}

/** Returns what a person calls a plugin: its package, or its file in the site. */
const nameIn = (root: string, name: string): string =>
  name.startsWith("/") ? relative(root, name) : name;

/** Returns the options of the plugins that a configuration has, and reports the others. */
export function pluginsIn(
  config: DocusaurusConfig,
  root: string,
  reader: OptionsReader,
  report: Report,
): Plugins {
  const presets = pluginsOf(config, "presets", [CLASSIC]);
  const known = [DOCS, BLOG, PAGES, REDIRECTS];
  const names = [...known, ...OTHER_PLUGINS];
  const listed = (["plugins", "themes"] as const).flatMap((list) => pluginsOf(config, list, names));
  const classic = presets.find(({ name }) => name === CLASSIC);
  const ofPreset = ({ options, at }: Plugin): Plugin[] =>
    (
      [
        [DOCS, "docs"],
        [BLOG, "blog"],
        [PAGES, "pages"],
      ] as const
    ).map(([name, key]) => ({ name, options: Object(options)[key], at: [...at, key] }));
  const plugins = [...(classic ? ofPreset(classic) : []), ...listed].filter(
    ({ options }) => options !== false,
  );
  const optionsOf = <Schema extends z.ZodType>(name: string, schema: Schema) =>
    plugins
      .filter((plugin) => plugin.name === name)
      .map(({ options, at }) => reader.read(schema, options, at));
  for (const { name } of presets) {
    if (name !== CLASSIC) report.left(`preset ${nameIn(root, name)}`, "the site does not know it");
  }
  for (const { name } of listed) {
    const why = known.includes(name) ? undefined : lostWithout(name);
    if (why !== undefined) report.left(`plugin ${nameIn(root, name)}`, why);
  }
  if (classic) reader.left(leftOptions("preset", classic.options), classic.at);
  for (const { name, options, at } of plugins) {
    if (name === DOCS) reader.left(leftOptions("docs", options), at);
    if (name === BLOG) reader.left(leftOptions("blog", options), at);
  }
  const redirects = optionsOf(REDIRECTS, redirectOptions);
  const theme = reader.read(themeOptions, Object(classic?.options).theme, [
    ...(classic?.at ?? []),
    "theme",
  ]);
  return {
    customCss: [theme.customCss].flat(),
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

/** Returns the words for admonitions that the options of plugins add to those of Docusaurus. */
export function ownAdmonitions({ docs, blogs, pages }: Plugins): string[] {
  const all = [...docs, ...blogs, ...(pages ? [pages] : [])].flatMap(({ admonitions }) =>
    typeof admonitions === "boolean" ? [] : admonitions.keywords,
  );
  return Array.from(new Set(all)).filter((word) => !ADMONITIONS.includes(word));
}

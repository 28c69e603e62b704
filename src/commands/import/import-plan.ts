import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { stringify } from "yaml";
import { OTHER_FOLDERS, siteConfigSchema } from "../../site/config";
import { aliasesOf } from "./configuration/aliases";
import { configPath, type DocusaurusConfig } from "./configuration/docusaurus-config";
import { knownEditUrl } from "./configuration/edit-url";
import { pathText, withoutFaults } from "./configuration/option-faults";
import { ownAdmonitions, type Plugins, pluginsIn } from "./configuration/plugins";
import { optionsReader, readConfig } from "./configuration/reader";
import { usableNames } from "./configuration/usable-names";
import { Draft } from "./draft";
import { addBlog, formerBase } from "./parts/blog";
import { withoutLinksTo } from "./parts/code-pages";
import { addOwnCode } from "./parts/component-files";
import { addDocs } from "./parts/docs";
import { docsFolders } from "./parts/docs-folders";
import { readLabels, reportInterface, translatedTheme } from "./parts/labels";
import { addLanguages } from "./parts/languages";
import { accentOf, reportTheme } from "./parts/looks";
import { addPages } from "./parts/pages";
import { blogRedirects, createdRedirects, usableRedirects } from "./parts/redirects";
import { type SiteParts, siteFile } from "./parts/site-file";
import { addStatic } from "./parts/static-files";
import type { Report } from "./report";
import type { Sandbox } from "./sandbox/sandbox";
import type { SiteBounds } from "./sandbox/site-bounds";

export const SITE_FILE = "content/site.yml";

/** Returns the text of `content/site.yml`. Its first line is for editors. */
const yamlOf = (value: unknown): string =>
  `# yaml-language-server: $schema=../schemas/site.json\n${stringify(value, { lineWidth: 0 })}`;

/** Returns the settings with labels in the site's own language. */
function inOwnLanguage(
  draft: Draft,
  config: DocusaurusConfig,
  translations: string,
  locale: string,
): DocusaurusConfig {
  const { i18n, themeConfig } = config;
  const ofTheme = (name: string) =>
    readLabels(draft, join(translations, "docusaurus-theme-classic", name));
  return {
    ...config,
    i18n: { ...i18n, defaultLocale: locale },
    themeConfig: translatedTheme(themeConfig, ofTheme("navbar.json"), ofTheme("footer.json")),
  };
}

/** Returns what `content/site.yml` says, without what it cannot say and links to pages that are lost. */
function settings(draft: Draft, parts: SiteParts, lost: ReadonlySet<string>): unknown {
  const { report } = draft;
  const linked = withoutLinksTo(lost, siteFile(parts, report), (what, to) =>
    report.left(what, `it leads to \`${to}\`, a page in code that is left out`),
  );
  const { value, faults } = withoutFaults(siteConfigSchema, linked);
  for (const { path, why } of faults) report.left(`${pathText(path)} of ${SITE_FILE}`, why);
  return value;
}

/** Returns a function that gives the text of `content/site.yml`, once the routes of documents are known. */
const withRedirects =
  (
    site: unknown,
    redirects: Plugins["redirects"],
    createRedirects: Plugins["createRedirects"],
    formerBlog: string | undefined,
    report: Report,
  ) =>
  (routes: readonly string[]): string => {
    const created = createdRedirects(createRedirects, routes, report);
    const ofBlog = formerBlog === undefined ? [] : blogRedirects(formerBlog, routes);
    const all = usableRedirects([...redirects, ...created, ...ofBlog], report, routes);
    return yamlOf({ ...Object(site), redirects: all });
  };

/**
 * Works out what to take over from a Docusaurus site, without writing anything. Returns the files to
 * copy, the texts to write, and the report. If the site has redirects, `siteWith` returns the text of
 * `content/site.yml` with those that the routes of the documents leave. Throws if files of the site cannot be
 * read.
 */
export async function planImport(
  root: string,
  bounds: SiteBounds,
  sandbox: Sandbox,
  project: string,
) {
  const draft = new Draft(root, bounds);
  const { report } = draft;
  const reader = optionsReader(root, report);
  const whole = readConfig(sandbox, root, reader, report);
  const plugins = pluginsIn(whole, root, reader, report);
  const names = usableNames(whole, plugins, bounds, report);
  const { docs: documentations, blogs, pages, languages, locale, staticDirectories } = names;
  const translations = join(root, "i18n", locale);
  const config = inOwnLanguage(draft, { ...whole, staticDirectories }, translations, locale);
  reportInterface(draft, translations);

  const taken = new Set<string>(OTHER_FOLDERS.map(({ folder }) => folder));
  const folders = documentations
    .flatMap((options) => docsFolders(root, options, taken, report))
    .map((folder) => addDocs(draft, sandbox, folder, translations));
  const [blog, ...more] = blogs;
  for (const { path } of more) report.left(path, "the site has one blog");
  const blogPart = blog ? addBlog(draft, blog, translations, locale) : null;
  const known = aliasesOf(config.plugins, root, sandbox);
  const { title } = config;
  const { code, lost } = pages
    ? addPages(draft, pages, translations, { project, title, aliases: known })
    : { code: [], lost: new Set<string>() };
  addLanguages(draft, languages, folders);
  const hasLogo = await addStatic(draft, config, blogPart !== null);
  const content = [
    ...folders.map(({ from }) => from),
    ...blogs.map(({ path }) => resolve(root, path)),
  ];
  const statics = staticDirectories.map((folder) => resolve(root, folder));
  const aliases = addOwnCode(draft, code, { root, statics, content, aliases: known }, project);
  reportTheme(draft);
  draft.throwFaults();

  const redirects = usableRedirects(plugins.redirects, report);
  const [first] = documentations;
  const current = folders.find(({ collection, to }) => collection === "docs" && !to.includes("/"));
  const site = settings(
    draft,
    {
      config,
      languages,
      hasLogo,
      docs: folders,
      editUrl: first && current && knownEditUrl(draft, first, current.to, locale),
      blog: blogPart,
      redirects,
      accent: accentOf(draft, plugins.customCss),
      admonitions: ownAdmonitions(plugins),
      aliases,
      hasMath: readFileSync(configPath(root), "utf8").includes("remark-math"),
    },
    lost,
  );
  draft.write(SITE_FILE, yamlOf(site));
  if (config.baseUrl !== "/") {
    report.next.push(`PATH_PREFIX=${config.baseUrl.replace(/\/$/, "")} npm run build`);
  }
  report.next.push("npm run check");
  const { moves, written } = draft;
  const { createRedirects } = plugins;
  const formerBlog = blog && blogPart ? formerBase(blog) : undefined;
  const siteWith =
    redirects.length + createRedirects.length > 0 || formerBlog !== undefined
      ? withRedirects(site, redirects, createRedirects, formerBlog, report)
      : undefined;
  return { moves, written, report, siteWith };
}

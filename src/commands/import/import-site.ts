import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, extname, join, relative, resolve } from "node:path";
import picomatch from "picomatch";
import { stringify } from "yaml";
import type { z } from "zod";
import { imageHeader } from "../../markdown/files/image-header";
import { isFile } from "../../markdown/files/stat-of";
import { routeMessage } from "../../site/addresses/address-fields";
import { countOf } from "../../site/text";
import { UsageError } from "../usage-error";
import { copyTo, filesIn, type SourceFile } from "./copy-files";
import { type AskEditUrl, type DocsFolder, docsFolders, editUrlOf } from "./docs-folders";
import {
  blogOptions,
  configPath,
  configSchema,
  type DocusaurusConfig,
  docsOptions,
  knownParts,
  type Plugin,
  pagesOptions,
  pluginsOf,
  redirectOptions,
} from "./docusaurus-config";
import { evaluate } from "./evaluate";
import { ownCode } from "./own-code";
import { Report } from "./report";
import { siteFile } from "./site-file";
import { StaticReader } from "./static-value";

/** Where an import goes, and how it reads. */
export interface ImportOptions {
  /** The project's root. */
  project: string;
  /** Whether content that is there may be moved away. */
  force: boolean;
  /** Whether the configuration is run, instead of only read. */
  evaluate: boolean;
}

const CLASSIC = "@docusaurus/preset-classic";
const DOCS = "@docusaurus/plugin-content-docs";
const BLOG = "@docusaurus/plugin-content-blog";
const PAGES = "@docusaurus/plugin-content-pages";
const REDIRECTS = "@docusaurus/plugin-client-redirects";

/** What other plugins and themes of Docusaurus do, as far as this site does it too. */
const BUILT_IN: ReadonlyMap<string, string> = new Map([
  ["@docusaurus/plugin-ideal-image", "pictures have several sizes by themselves"],
  ["@docusaurus/plugin-pwa", "write `offline: true` into `content/site.yml`"],
  ["@docusaurus/plugin-sitemap", "the site has a sitemap"],
  ["@docusaurus/plugin-svgr", "pictures are files, not components"],
  ["@docusaurus/theme-classic", "the site has its own design"],
  ["@docusaurus/theme-mermaid", "diagrams are drawn by themselves"],
  ["@docusaurus/theme-search-algolia", "the site has its own search"],
]);

/** What of the project's own content an import keeps: the guide to writing. */
const KEPT_CONTENT = ["README.md"];
/** What of `static/` belongs to the code or is the brand. */
const KEPT_STATIC = ["_headers", "favicon.svg", "img/logo.svg"];
/** Where content goes that `--force` replaces. */
const BEFORE = ".before-import";

/** Options that the configuration gives to a plugin, directly or through the preset. */
interface Plugins {
  docs: z.infer<typeof docsOptions>[];
  blogs: z.infer<typeof blogOptions>[];
  pages: z.infer<typeof pagesOptions> | null;
  redirects: { from: string[]; to: string }[];
}

function parseOptions<Schema extends z.ZodType>(
  schema: Schema,
  options: unknown,
  what: string,
): z.infer<Schema> {
  const { success, data, error } = schema.safeParse(options ?? {});
  if (success) return data;
  const [issue] = error.issues;
  throw new UsageError(
    `The configuration has a value that cannot be used: \`${[what, ...(issue?.path ?? [])].join(".")}\`: ${issue?.message}.`,
  );
}

function pluginsIn(config: DocusaurusConfig, report: Report): Plugins {
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
  return {
    docs: optionsOf(DOCS, docsOptions),
    blogs: optionsOf(BLOG, blogOptions),
    pages: optionsOf(PAGES, pagesOptions)[0] ?? null,
    redirects: optionsOf(REDIRECTS, redirectOptions).flatMap(({ redirects }) =>
      redirects.map(({ from, to }) => ({ from: [from].flat(), to })),
    ),
  };
}

/** Keys whose missing values change what the import writes. */
const NEEDED =
  /^(?:title|tagline|url|baseUrl|i18n|staticDirectories|presets\[\d+\]\[1\]\.(?:docs|blog|pages)\.(?:path|routeBasePath|sidebarPath|include|exclude|lastVersion|versions|id)|themeConfig\.(?:navbar|footer|announcementBar|colorMode))/;

function reportMissing(missing: readonly string[], report: Report): void {
  for (const key of missing.filter((path) => NEEDED.test(path))) {
    report.left(key, "only running the configuration would give it; try --evaluate");
  }
}

interface Reader {
  read(path: string): unknown;
  ask: AskEditUrl;
}

function readerFor(isEvaluated: boolean): Reader {
  if (isEvaluated) {
    const file = {
      version: "current",
      versionDocsDirPath: "docs",
      docPath: "-the-file-",
      locale: "en",
    };
    return { read: (path) => evaluate(path, file), ask: (address) => address };
  }
  const reader = new StaticReader();
  return {
    read: (path) => reader.read(path),
    ask: (editUrl, file) => reader.call(editUrl, [file]),
  };
}

function readValue(reader: Reader, path: string): ReturnType<typeof knownParts> {
  try {
    return knownParts(reader.read(path));
  } catch (error) {
    if (error instanceof UsageError) throw error;
    const reason = error instanceof Error ? error.message.split("\n").at(-1) : String(error);
    throw new UsageError(`\`${path}\` cannot be read: ${reason}`);
  }
}

/** Larger pictures do not belong into every page. */
const MOST_BRAND_BYTES = 60_000;

/** Returns a PNG as an SVG; undefined if it is too large for a picture that each page has. */
function wrapped(path: string): string | undefined {
  const bytes = readFileSync(path);
  const { width = 0, height = 0, fault } = imageHeader(path);
  if (bytes.length > MOST_BRAND_BYTES || fault || width === 0) return undefined;
  const image = `<image width="${width}" height="${height}" href="data:image/png;base64,${bytes.toString("base64")}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 ${width} ${height}">${image}</svg>\n`;
}

/** A file of the import: where it is, and its path in the project. */
interface Move {
  from: string;
  to: string;
}

/** Whether a file is no page, but may be a part of one. */
const isPart = (name: string): boolean => /(?:^|\/)_/.test(name);

class Importer {
  private readonly report = new Report();
  private readonly moves = new Map<string, Move>();
  private readonly written = new Map<string, string>();

  constructor(
    private readonly root: string,
    private readonly reader: Reader,
  ) {}

  private files(folder: string): SourceFile[] {
    return filesIn(folder, (path, why) => this.report.left(relative(this.root, path), why));
  }

  private add(from: string, to: string): void {
    this.moves.set(to, { from, to });
  }

  /** Takes over the files of a folder, and those that translate them into the default language. */
  private addFolder(
    from: string,
    translated: string,
    to: string,
    isWanted: (name: string) => boolean,
  ): number {
    const files = [...this.files(from), ...this.files(translated)];
    const wanted = files.filter(({ name }) => isWanted(name));
    for (const file of wanted) this.add(file.from, `${to}/${file.name}`);
    const isDocument = (name: string) => /\.mdx?$/.test(name) && !isPart(name);
    return new Set(wanted.map(({ name }) => name).filter(isDocument)).size;
  }

  private addDocs(folder: DocsFolder, translations: string): void {
    const isIncluded = picomatch([...folder.include], { dot: true });
    const isExcluded = picomatch([...folder.exclude], { dot: true });
    const count = this.addFolder(
      folder.from,
      join(translations, folder.translated),
      `content/${folder.to}`,
      (name) => !/\.mdx?$/.test(name) || isPart(name) || (isIncluded(name) && !isExcluded(name)),
    );
    this.report.done.push(
      `${countOf(count, "document")} of ${relative(this.root, folder.from)} → content/${folder.to}`,
    );
    if (folder.sidebars === undefined) return;
    const sidebars = folder.sidebars === false ? {} : this.sidebarsOf(folder.sidebars);
    if (sidebars === undefined) return;
    this.written.set(
      `content/${folder.to}/sidebars.json`,
      `${JSON.stringify(sidebars, null, 2)}\n`,
    );
  }

  private sidebarsOf(path: string): unknown {
    const name = relative(this.root, path);
    const file = isFile(path)
      ? path
      : [".ts", ".js", ".json"].map((extension) => path + extension).find(isFile);
    if (file === undefined) {
      this.report.left(name, "the file does not exist; the sidebar is made from the folders");
      return undefined;
    }
    const { value, missing } = readValue(this.reader, file);
    if (missing.length > 0) {
      const what = `${missing.length} of its entries (the first is \`${missing[0]}\`)`;
      this.report.left(name, `only running it would give ${what}; try --evaluate`);
    }
    return value;
  }

  private addPages(options: z.infer<typeof pagesOptions>, translations: string): void {
    const from = resolve(this.root, options.path);
    const isPage = (name: string) =>
      /\.(?:mdx?|avif|gif|jpe?g|png|svg|webp)$/.test(name) && !isPart(name);
    const translated = join(translations, "docusaurus-plugin-content-pages");
    const count = this.addFolder(from, translated, "content/pages", isPage);
    if (count > 0)
      this.report.done.push(`${countOf(count, "page")} of ${options.path} → content/pages`);
    const written = this.files(from)
      .map(({ name }) => name)
      .filter(
        (name) => /\.[jt]sx?$/.test(name) && !isPart(name) && !/\.test\.|\.d\.ts$/.test(name),
      );
    if (written.length > 0) {
      this.report.left(
        `${countOf(written.length, "page")} in code (${written.slice(0, 5).join(", ")}${written.length > 5 ? ", …" : ""})`,
        "write them as Markdown into `content/pages/`, or as Gatsby pages into `src/pages/`",
      );
    }
  }

  private addBlog(options: z.infer<typeof blogOptions>, translations: string) {
    const from = resolve(this.root, options.path);
    if (!existsSync(from)) return null;
    const translated = join(translations, "docusaurus-plugin-content-blog");
    const count = this.addFolder(from, translated, "content/blog", () => true);
    this.report.done.push(`${countOf(count, "post")} of ${options.path} → content/blog`);
    if (options.routeBasePath.replace(/\//g, "") !== "blog") {
      const why = "the blog of this site is at `/blog`; redirect the old addresses";
      this.report.left(`the address /${options.routeBasePath} of the blog`, why);
    }
    return {
      ...(options.blogTitle && { title: options.blogTitle }),
      ...(options.blogDescription && { description: options.blogDescription }),
      postsPerPage: options.postsPerPage === "ALL" ? 1000 : options.postsPerPage,
    };
  }

  private addStatic(config: DocusaurusConfig): void {
    let count = 0;
    for (const folder of config.staticDirectories) {
      for (const { from, name } of this.files(resolve(this.root, folder))) {
        if (name === "_headers") {
          this.report.left(`${folder}/_headers`, "the site has its own; add your lines to it");
          continue;
        }
        this.add(from, `static/${name}`);
        count += 1;
      }
    }
    this.report.done.push(
      `${countOf(count, "file")} of ${config.staticDirectories.join(", ")} → static`,
    );
    const { logo } = config.themeConfig.navbar;
    this.addBrand(config, logo?.src, "img/logo.svg");
    this.addBrand(config, config.favicon, "favicon.svg");
  }

  /** Takes over a drawing of the brand, which has a fixed name on this site. */
  private addBrand(config: DocusaurusConfig, path: string | undefined, name: string): void {
    if (path === undefined || this.moves.has(`static/${name}`)) return;
    const file = config.staticDirectories
      .map((folder) => resolve(this.root, folder, path.replace(/^\//, "")))
      .find(isFile);
    const drawing = file !== undefined && extname(file) === ".png" ? wrapped(file) : undefined;
    if (file !== undefined && extname(file) === ".svg") this.add(file, `static/${name}`);
    else if (drawing !== undefined) this.written.set(`static/${name}`, drawing);
    else this.report.left(path, `the brand is an SVG on this site: draw \`static/${name}\` anew`);
  }

  private addOwnCode(content: readonly string[], project: string): void {
    const documents = Array.from(this.moves.values())
      .filter(({ to }) => to.startsWith("content/") && /\.mdx?$/.test(to))
      .map(({ from }) => from);
    const { files, packages, undeclared } = ownCode(this.root, documents, content);
    const taken = files.filter((from) => {
      const to = relative(this.root, from);
      if (/^static\//.test(to)) return false;
      if (!existsSync(join(project, to))) return true;
      this.report.left(to, "this project has a file of this name; rename yours, and its imports");
      return false;
    });
    for (const from of taken) this.add(from, relative(this.root, from));
    if (taken.length > 0) {
      this.report.done.push(
        `${countOf(taken.length, "file")} of code that documents import → their own folders`,
      );
    }
    const isInstalled = (name: string) => existsSync(join(project, "node_modules", name));
    for (const name of undeclared) {
      if (isInstalled(name)) continue;
      this.report.left(
        `imports of \`${name}\``,
        "the site's `package.json` names no such package; if it is an alias, write a path instead",
      );
    }
    const missing = Array.from(packages).filter(([name]) => !isInstalled(name));
    if (missing.length === 0) return;
    const wanted = missing.map(([name, version]) => `"${name}@${version}"`);
    this.report.next.push(`npm install ${wanted.join(" ")}`);
  }

  /** Leaves out redirects from addresses that no page can have. */
  private usable(redirects: Plugins["redirects"]): Plugins["redirects"] {
    const fits = (from: string) => routeMessage(from.replace(/(?<=.)\/$/, "")) === undefined;
    const refused = redirects.flatMap(({ from }) => from.filter((path) => !fits(path)));
    if (refused.length > 0) {
      this.report.left(
        `redirects from ${refused.slice(0, 3).join(", ")}${refused.length > 3 ? ` and ${refused.length - 3} more` : ""}`,
        "no page can have such an address; write them for your host",
      );
    }
    return redirects
      .map(({ from, to }) => ({ from: from.filter(fits), to }))
      .filter(({ from }) => from.length > 0);
  }

  private readConfig(): DocusaurusConfig {
    const { value, missing } = readValue(this.reader, configPath(this.root));
    reportMissing(missing, this.report);
    return parseOptions(configSchema, value, "config");
  }

  /** Reads the site. Returns the files to copy, the texts to write, and the report. */
  plan(project: string) {
    const config = this.readConfig();
    const { docs: documentations, blogs, pages, redirects } = pluginsIn(config, this.report);
    const locale = config.i18n.defaultLocale;
    const translations = join(this.root, "i18n", locale);
    const others = config.i18n.locales.filter((code) => code !== locale);
    if (others.length > 0)
      this.report.left(`i18n: ${others.join(", ")}`, "the site has one language");

    const folders = documentations.flatMap((options) => docsFolders(this.root, options));
    for (const folder of folders) this.addDocs(folder, translations);
    const [blog, ...more] = blogs;
    for (const { path } of more) this.report.left(path, "the site has one blog");
    const blogPart = blog ? this.addBlog(blog, translations) : null;
    if (pages) this.addPages(pages, translations);
    this.addStatic(config);
    const content = [
      ...folders.map(({ from }) => from),
      ...blogs.map(({ path }) => resolve(this.root, path)),
    ];
    this.addOwnCode(content, project);

    const [first] = documentations;
    const current = folders.find(
      ({ collection, to }) => collection === "docs" && !to.includes("/"),
    );
    const editUrl =
      first && current && editUrlOf(this.root, first, current, locale, this.reader.ask);
    if (first?.editUrl !== undefined && editUrl === undefined) {
      this.report.left("editUrl", "write `docs.editUrl` of `content/site.yml` yourself");
    }
    const site = siteFile(
      {
        config,
        docs: folders,
        editUrl,
        blog: blogPart,
        redirects: this.usable(redirects),
        hasMath: readFileSync(configPath(this.root), "utf8").includes("remark-math"),
      },
      this.report,
    );
    this.written.set("content/site.yml", stringify(site, { lineWidth: 0 }));
    if (config.baseUrl !== "/") {
      this.report.next.push(`PATH_PREFIX=${config.baseUrl.replace(/\/$/, "")} npm run build`);
    }
    this.report.next.push("npm run check");
    return { moves: Array.from(this.moves.values()), written: this.written, report: this.report };
  }
}

/** Moves what is there to a folder of its own, so that nothing is lost. Returns that folder. */
function moveAway(project: string): string {
  const name = [
    BEFORE,
    ...Array.from({ length: 1000 }, (_, index) => `${BEFORE}-${index + 2}`),
  ].find((folder) => !existsSync(join(project, folder)));
  const folder = join(project, name ?? BEFORE);
  mkdirSync(folder);
  for (const part of ["content", "static"]) {
    if (existsSync(join(project, part))) renameSync(join(project, part), join(folder, part));
  }
  return folder;
}

/**
 * Takes over a Docusaurus site: docs, posts, pages, static files and the configuration. Nothing is
 * written until all is read.
 */
export function importSite(folder: string, options: ImportOptions): Report {
  const { project } = options;
  const root = resolve(folder);
  configPath(root);
  if (existsSync(join(project, "content")) && !options.force) {
    throw new UsageError(
      "`content/` is there already. With --force, it and `static/` are moved to a folder of their own, and the imported site takes their place.",
    );
  }
  const { moves, written, report } = new Importer(root, readerFor(options.evaluate)).plan(project);
  const before = moveAway(project);
  for (const { from, to } of moves) copyTo(from, join(project, to));
  for (const [name, text] of written) {
    mkdirSync(join(project, name, ".."), { recursive: true });
    writeFileSync(join(project, name), text);
  }
  const keep = (part: string, names: readonly string[]): void => {
    for (const name of names) {
      const to = join(project, part, name);
      const from = join(before, part, name);
      if (existsSync(from) && !existsSync(to)) copyTo(from, to);
    }
  };
  keep("content", KEPT_CONTENT);
  keep("static", KEPT_STATIC);
  if (existsSync(join(before, "content"))) {
    report.done.push(
      `The earlier content is in ${relative(project, before)}; delete it when you no longer need it`,
    );
  } else rmSync(before, { recursive: true });
  return report;
}

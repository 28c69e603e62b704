import { existsSync, readFileSync } from "node:fs";
import { extname, join, relative, resolve, sep } from "node:path";
import picomatch from "picomatch";
import { stringify } from "yaml";
import type { z } from "zod";
import { UsageError } from "../../data/files/usage-error";
import { isFile } from "../../markdown/named-files/stat-of";
import type { Accent } from "../../site/accent";
import { formerRoute, redirectTarget } from "../../site/addresses/address-fields";
import type { Aliases } from "../../site/aliases";
import { OTHER_FOLDERS, siteConfigSchema } from "../../site/config";
import { alike, isExternal } from "../../site/routes";
import { countOf } from "../../site/text";
import { expectedMessage } from "../run-command";
import { aliasesOf } from "./aliases";
import { asDrawing, noMark } from "./brand";
import { accentIn } from "./brand-colors";
import { codePages, withoutLinksTo } from "./code-pages";
import { filesIn, type SourceFile } from "./copy-files";
import { type DocsFolder, docsFolders } from "./docs-folders";
import {
  type blogOptions,
  configPath,
  type DocusaurusConfig,
  knownParts,
  type pagesOptions,
} from "./docusaurus-config";
import { editUrlOf } from "./edit-url";
import { Labels, labelsIn, translatedSidebars, translatedTheme } from "./labels";
import { insteadOf } from "./left-options";
import { pathText, withoutFaults } from "./option-faults";
import { ownCode, type SiteFolders } from "./own-code";
import { ownAdmonitions, type Plugins, pluginsIn } from "./plugins";
import { readable } from "./read-json";
import { notKnown, optionsReader, readConfig } from "./reader";
import { Report } from "./report";
import { isCall, type Sandbox, scriptFile } from "./sandbox";
import { type SiteBounds, usableNames } from "./site-bounds";
import { siteFile } from "./site-file";

/** A file of the import: where it is, and its path in the project. */
interface Move {
  from: string;
  to: string;
}

export const SITE_FILE = "content/site.yml";

const yamlOf = (value: unknown): string => stringify(value, { lineWidth: 0 });

/** Whether a file is no page, but may be a part of one. */
const isPart = (name: string): boolean => /(?:^|\/)_/.test(name);

/** Works out what to take over from a Docusaurus site, without writing anything. */
export class ImportPlan {
  private readonly report = new Report();
  private readonly moves = new Map<string, Move>();
  private readonly written = new Map<string, string>();
  /** The routes that redirects lead from. */
  private readonly former = new Set<string>();
  /** Absolute paths of pages in code. */
  private readonly pageCode: string[] = [];
  /** The routes of pages in code that are left out. */
  private readonly lost = new Set<string>();

  private readonly faults: string[] = [];

  constructor(
    private readonly root: string,
    private readonly bounds: SiteBounds,
    private readonly sandbox: Sandbox,
  ) {}

  /** Does a part of the work. If the site has a fault there, the other parts are done all the same. */
  private attempt<Value>(work: () => Value): Value | undefined {
    try {
      return work();
    } catch (error) {
      this.faults.push(expectedMessage(error));
      return undefined;
    }
  }

  private files(folder: string): SourceFile[] {
    const found = this.attempt(() =>
      filesIn(folder, this.bounds, (path, why) => this.report.left(relative(this.root, path), why)),
    );
    return found ?? [];
  }

  /** Throws if the site has faults, all of which are named. */
  private throwFaults(): void {
    const [fault, ...more] = new Set(this.faults);
    if (fault === undefined) return;
    throw new UsageError(
      more.length === 0
        ? fault
        : `The site has ${more.length + 1} faults:\n  ${[fault, ...more].join("\n  ")}`,
    );
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
    this.report.took(count, "document", relative(this.root, folder.from), `content/${folder.to}`);
    const { sidebars: path } = folder;
    const name = relative(this.root, path || "");
    const onFault = (why: string) => this.report.left(name, why);
    const sidebars = path
      ? readable(() => this.sidebarsOf(path, name), onFault)
      : path === false && {};
    const file = join(translations, `${folder.translated}.json`);
    const labels = this.labels(file);
    folder.label = labels.get("version.label", folder.label);
    const translated = sidebars && translatedSidebars(labels, sidebars);
    const unused = labels.countUnused(/^sidebar\.[^.]+\.category\./);
    if (unused > 0) {
      this.report.left(
        `${countOf(unused, "label")} of ${relative(this.root, file)}`,
        "no category of `sidebars.json` has the name; write it into `_category_.yml` of the folder",
      );
    }
    if (!translated) return;
    this.written.set(
      `content/${folder.to}/sidebars.json`,
      `${JSON.stringify(translated, null, 2)}\n`,
    );
  }

  /** Names the site's styles. Returns the colour that they give it. */
  private accentOf(customCss: Plugins["customCss"]): Accent | undefined {
    const files = customCss.map((path) => resolve(this.root, path)).filter(isFile);
    const own = files.filter((file) => this.bounds.fault(file) === undefined);
    const accent = accentIn(own.map((file) => readFileSync(file, "utf8")).join("\n"));
    const colour = accent ? "its primary colour is in `colors` of `content/site.yml`; " : "";
    for (const file of own) {
      const why = `${colour}other looks are tokens in \`src/styles/tokens.css\``;
      this.report.left(relative(this.root, file), why);
    }
    return accent;
  }

  /** Names the parts of Docusaurus' theme that the site replaces and no document imports. */
  private reportTheme(): void {
    const folder = join(this.root, "src/theme");
    const parts = this.files(folder)
      .map(({ name }) => name.replace(/(?:\/index)?\.[^./]+$/, ""))
      .filter((name) => !/\.(?:test|module)$|^MDXComponents(?:\/|$)/.test(name));
    const taken = Array.from(this.moves.keys());
    const whole = new Set(parts.map((name) => name.split("/")[0] ?? name));
    for (const name of whole) {
      if (taken.some((to) => to.startsWith(`src/theme/${name}`))) continue;
      this.report.left(`src/theme/${name}`, insteadOf(name));
    }
  }

  /** Returns the labels of a file with translations. */
  private labels(file: string): Labels {
    const onFault = (why: string) => this.report.left(relative(this.root, file), why);
    const isReadable = this.bounds.fault(file) === undefined;
    const labels = isReadable ? readable(() => labelsIn(file), onFault) : undefined;
    return new Labels(labels ?? new Map());
  }

  /** Names the file with the words of the interface, which the site does not read. */
  private reportInterface(translations: string): void {
    const file = join(translations, "code.json");
    if (!isFile(file)) return;
    const why = "the words of the frame and of components are those of this project";
    this.report.left(relative(this.root, file), why);
  }

  private sidebarsOf(path: string, name: string): object {
    const file = scriptFile(path);
    if (file === undefined) {
      throw new UsageError("the file does not exist; the sidebar is made from the folders");
    }
    const fault = this.bounds.fault(file);
    if (fault) throw new UsageError(`it ${fault}; the sidebar is made from the folders`);
    const { value, missing } = knownParts(this.sandbox.read(file));
    const [first, ...more] = missing;
    if (first) {
      const others = more.length > 0 ? ` and ${more.length} more` : "";
      this.report.left(`${first[0]}${others} of ${name}`, notKnown(first[1]));
    }
    if (typeof value !== "object" || value === null) {
      throw new UsageError("it exports no sidebars; the sidebar is made from the folders");
    }
    return value;
  }

  private addPages(
    options: z.infer<typeof pagesOptions>,
    translations: string,
    site: { project: string; title: string; aliases: Aliases },
  ): void {
    const from = resolve(this.root, options.path);
    const isPage = (name: string) =>
      /\.(?:mdx?|avif|gif|jpe?g|png|svg|webp)$/.test(name) && !isPart(name);
    const translated = join(translations, "docusaurus-plugin-content-pages");
    const count = this.addFolder(from, translated, "content/pages", isPage);
    if (count > 0) this.report.took(count, "page", options.path, "content/pages");
    const isTaken = (name: string) =>
      [".md", ".mdx"].some((end) => this.moves.has(`content/pages/${name}${end}`));
    const { pages, left, lost } = codePages(
      this.files(from),
      { root: this.root, ...site },
      isTaken,
    );
    for (const { from: code, to, text } of pages) {
      this.written.set(`content/pages/${to}`, text);
      this.pageCode.push(code);
    }
    if (pages.length > 0)
      this.report.took(pages.length, "React page", options.path, "content/pages");
    for (const [name, why] of left) this.report.left(`${options.path}/${name}`, why);
    for (const route of lost) this.lost.add(route);
  }

  /** Returns the editing address of files; undefined, and a line in the report, if it is not known. */
  private editUrl(
    { editUrl, path }: { editUrl?: unknown; path: string },
    to: string,
    locale: string,
  ): string | undefined {
    const folder = relative(this.root, resolve(this.root, path));
    const address = editUrlOf(editUrl, folder, to, locale);
    if (editUrl !== undefined && address === undefined) {
      this.report.left(
        `editUrl of ${path}`,
        `write \`${to === "blog" ? to : "docs"}.editUrl\` of \`content/site.yml\` yourself`,
      );
    }
    return address;
  }

  private addBlog(options: z.infer<typeof blogOptions>, translations: string, locale: string) {
    const from = resolve(this.root, options.path);
    if (!existsSync(from)) return null;
    const translated = join(translations, "docusaurus-plugin-content-blog");
    const count = this.addFolder(from, translated, "content/blog", () => true);
    this.report.took(count, "post", options.path, "content/blog");
    if (options.routeBasePath.replace(/\//g, "") !== "blog") {
      const why = "the blog of this site is at `/blog`; redirect the old addresses";
      this.report.left(`the address /${options.routeBasePath} of the blog`, why);
    }
    const labels = this.labels(join(translated, "options.json"));
    const blogTitle = labels.get("title", options.blogTitle);
    const blogDescription = labels.get("description", options.blogDescription);
    const title = labels.get("sidebar.title", options.blogSidebarTitle);
    const { blogSidebarCount: most } = options;
    const sidebar = {
      ...(title && { title }),
      ...(most !== undefined && { count: most === "ALL" ? "all" : most }),
    };
    const editUrl = this.editUrl(options, "blog", locale);
    return {
      ...(blogTitle && { title: blogTitle }),
      ...(blogDescription && { description: blogDescription }),
      postsPerPage: options.postsPerPage === "ALL" ? 1000 : options.postsPerPage,
      ...(editUrl && { editUrl }),
      ...(Object.keys(sidebar).length > 0 && { sidebar }),
    };
  }

  /** Returns whether the site has a logo. */
  private addStatic(config: DocusaurusConfig): boolean {
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
    this.report.took(count, "file", config.staticDirectories.join(", "), "static");
    const { src, srcDark } = config.themeConfig.navbar.logo ?? {};
    const hasLogo = this.addBrand(config, src ?? srcDark, "img/logo.svg");
    if (src && srcDark && srcDark !== src) this.addBrand(config, srcDark, "img/logo-dark.svg");
    // The mark is the icon too. Without one, there is none, and not that of this project.
    if (!hasLogo) {
      this.written.set("static/img/logo.svg", noMark);
      this.report.next.push("Draw `static/img/logo.svg`: until then the site has no mark");
    }
    if (!this.addBrand(config, config.favicon, "favicon.svg")) {
      const logo = this.moves.get("static/img/logo.svg");
      if (hasLogo && logo) this.add(logo.from, "static/favicon.svg");
      else
        this.written.set("static/favicon.svg", this.written.get("static/img/logo.svg") ?? noMark);
    }
    return hasLogo;
  }

  /**
   * Takes over a drawing of the brand, which has a fixed name on this site. Returns whether there is
   * one.
   */
  private addBrand(config: DocusaurusConfig, path: string | undefined, name: string): boolean {
    if (path === undefined) return false;
    const to = `static/${name}`;
    const leave = (why: string): false => {
      this.report.left(path, `${why}; draw \`${to}\` yourself`);
      return false;
    };
    const { baseUrl, staticDirectories } = config;
    const below = path.startsWith(baseUrl) ? path.slice(baseUrl.length) : path;
    const found = staticDirectories
      .flatMap((folder) => [path, below].map((part) => join(resolve(this.root, folder), part)))
      .find(isFile);
    if (found === undefined) {
      return leave(isExternal(path) ? "it is on another site" : "there is no such static file");
    }
    const fault = this.bounds.fault(found);
    if (fault) return leave(`it ${fault}`);
    if (extname(found).toLowerCase() === ".svg") {
      this.add(found, to);
      return true;
    }
    const picture = asDrawing(found);
    if ("fault" in picture) return leave(picture.fault);
    this.written.set(to, picture.drawing);
    return true;
  }

  /** Takes over the code that documents use. Returns the aliases with which it is imported. */
  private addOwnCode(folders: SiteFolders, project: string): Aliases {
    const documents = Array.from(this.moves.values())
      .filter(({ to }) => to.startsWith("content/") && /\.mdx?$/.test(to))
      .map(({ from }) => from);
    const code = this.attempt(() => ownCode([...documents, ...this.pageCode], folders));
    if (!code) return {};
    const { files, packages, undeclared, refused, aliases } = code;
    for (const [file, why] of refused) this.report.left(relative(this.root, file), why);
    /** What lies at the top of the site could be taken for a setting of this project. */
    const placeOf = (from: string): string => {
      const path = relative(this.root, from);
      return path.includes(sep) ? path : `content/${path}`;
    };
    const taken = [...this.pageCode, ...files].filter((from) => {
      const to = placeOf(from);
      if (/^static\//.test(to) || this.moves.has(to)) return false;
      const existing = join(project, to);
      if (to.startsWith("content/") || !existsSync(existing)) return true;
      // A second import finds what the first one has written.
      if (!isFile(existing) || !readFileSync(existing).equals(readFileSync(from))) {
        this.report.left(to, "this project has a file of this name; rename yours, and its imports");
      }
      return false;
    });
    for (const from of taken) this.add(from, placeOf(from));
    if (taken.length > 0) {
      this.report.took(taken.length, "file", "code that documents import", "their own folders");
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
    const wanted = missing.map(([name, version]) => `"${name}@${version}"`);
    if (wanted.length > 0) this.report.next.push(`npm install ${wanted.join(" ")}`);
    return aliases;
  }

  /**
   * Leaves out redirects that the site refuses. Of several from one address, the first one counts,
   * as in Docusaurus.
   */
  private usable(redirects: Plugins["redirects"]): Plugins["redirects"] {
    const encoded = (address: string): string => address.replaceAll(" ", "%20");
    const refused: string[] = [];
    const kept = redirects.flatMap(({ from, to: target }) => {
      const to = encoded(target);
      const isTarget = redirectTarget.safeParse(to).success;
      const former = from.map(encoded).filter((address) => {
        const { data: route } = formerRoute.safeParse(address);
        if (route === undefined || !isTarget) {
          refused.push(address);
          return false;
        }
        const isFirst = !this.former.has(alike(route));
        this.former.add(alike(route));
        return isFirst;
      });
      return former.length > 0 ? [{ from: former, to }] : [];
    });
    if (refused.length > 0) {
      this.report.left(
        `redirects from ${refused.slice(0, 3).join(", ")}${refused.length > 3 ? ` and ${refused.length - 3} more` : ""}`,
        "no page can have such an address, or a redirect cannot lead there; write them for your host",
      );
    }
    return kept;
  }

  /**
   * Returns the redirects that functions of the configuration make, one question for each route. An
   * address that a page has is left out, as in Docusaurus.
   */
  private createdRedirects(
    functions: Plugins["createRedirects"],
    routes: readonly string[],
  ): Plugins["redirects"] {
    const pages = new Set(routes);
    const redirects = functions.filter(isCall).flatMap((createRedirects) =>
      routes.map((to) => {
        const { value, missing } = knownParts(createRedirects(to));
        for (const [, from] of missing) this.report.left("createRedirects", notKnown(from));
        const from = [value].flat().filter((path): path is string => typeof path === "string");
        return { from: from.filter((path) => !pages.has(path)), to };
      }),
    );
    const made = redirects.filter(({ from }) => from.length > 0);
    const addresses = made.reduce((sum, { from }) => sum + from.length, 0);
    if (addresses > 0) this.report.took(addresses, "redirect", "`createRedirects`");
    return made;
  }

  /**
   * Reads the site. Returns the files to copy, the texts to write, and the report. If redirects
   * depend on the routes of the documents, `siteWith` returns the text of `content/site.yml` with
   * them.
   */
  make(project: string) {
    const reader = optionsReader(this.root, this.report);
    const whole = readConfig(this.sandbox, this.root, reader, this.report);
    const plugins = pluginsIn(whole, this.root, reader, this.report);
    const { redirects } = plugins;
    const names = usableNames(whole, plugins, this.bounds, this.report);
    const { docs: documentations, blogs, pages, locale, staticDirectories } = names;
    const translations = join(this.root, "i18n", locale);
    const ofTheme = (name: string) =>
      this.labels(join(translations, "docusaurus-theme-classic", name));
    const config = {
      ...whole,
      staticDirectories,
      i18n: { ...whole.i18n, defaultLocale: locale },
      themeConfig: translatedTheme(
        whole.themeConfig,
        ofTheme("navbar.json"),
        ofTheme("footer.json"),
      ),
    };
    this.reportInterface(translations);
    const others = config.i18n.locales.filter((code) => code !== locale);
    if (others.length > 0)
      this.report.left(`i18n: ${others.join(", ")}`, "the site has one language");

    const taken = new Set<string>(OTHER_FOLDERS.map(({ folder }) => folder));
    const folders = documentations.flatMap((options) =>
      docsFolders(this.root, options, taken, this.report),
    );
    for (const folder of folders) this.addDocs(folder, translations);
    const [blog, ...more] = blogs;
    for (const { path } of more) this.report.left(path, "the site has one blog");
    const blogPart = blog ? this.addBlog(blog, translations, locale) : null;
    const known = aliasesOf(config.plugins, this.root, this.sandbox);
    if (pages) {
      this.addPages(pages, translations, { project, title: config.title, aliases: known });
    }
    const hasLogo = this.addStatic(config);
    const content = [
      ...folders.map(({ from }) => from),
      ...blogs.map(({ path }) => resolve(this.root, path)),
    ];
    const statics = config.staticDirectories.map((folder) => resolve(this.root, folder));
    const aliases = this.addOwnCode({ root: this.root, statics, content, aliases: known }, project);
    this.reportTheme();
    this.throwFaults();

    const [first] = documentations;
    const current = folders.find(
      ({ collection, to }) => collection === "docs" && !to.includes("/"),
    );
    const editUrl = first && current && this.editUrl(first, current.to, locale);
    const usable = this.usable(redirects);
    const parts = siteFile(
      {
        config,
        hasLogo,
        docs: folders,
        editUrl,
        blog: blogPart,
        redirects: usable,
        accent: this.accentOf(plugins.customCss),
        admonitions: ownAdmonitions(plugins),
        aliases,
        hasMath: readFileSync(configPath(this.root), "utf8").includes("remark-math"),
      },
      this.report,
    );
    const linked = withoutLinksTo(this.lost, parts, (what, to) =>
      this.report.left(what, `it leads to \`${to}\`, a page in code that is left out`),
    );
    const { value: site, faults } = withoutFaults(siteConfigSchema, linked);
    for (const { path, why } of faults) this.report.left(`${pathText(path)} of ${SITE_FILE}`, why);
    this.written.set(SITE_FILE, yamlOf(site));
    const siteWith = (routes: readonly string[]) =>
      yamlOf({
        ...Object(site),
        redirects: [
          ...usable,
          ...this.usable(this.createdRedirects(plugins.createRedirects, routes)),
        ],
      });
    for (const name of this.written.keys()) this.moves.delete(name);
    if (config.baseUrl !== "/") {
      this.report.next.push(`PATH_PREFIX=${config.baseUrl.replace(/\/$/, "")} npm run build`);
    }
    this.report.next.push("npm run check");
    return {
      moves: Array.from(this.moves.values()),
      written: this.written,
      report: this.report,
      siteWith: plugins.createRedirects.length > 0 ? siteWith : undefined,
    };
  }
}

import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { stringify } from "yaml";
import { isFollowed, requestsOf } from "../../../data/document/own-code";
import {
  fileOfText,
  importedFile,
  importFault,
  missingPackage,
} from "../../../markdown/javascript/import-fault";
import type { ModuleRequest } from "../../../markdown/javascript/requests";
import { routeFault } from "../../../site/addresses/route-fault";
import type { Aliases } from "../../../site/aliases";
import { isDocusaurus } from "../../../site/docusaurus-modules";
import { messagesOf } from "../../../site/problems/errors";
import { ownPages, page as routeOf } from "../../../site/routes";
import type { SourceFile } from "../copy-files";
import { packageOf, versionsOf } from "./own-code";

/** A page of a Docusaurus site that is a component. */
export interface CodePage {
  /** Absolute path. */
  from: string;
  /** The Markdown file that shows it, below `content/pages/`, and its text. */
  to: string;
  text: string;
}

/** What becomes of a site's pages in code. */
interface CodePages {
  pages: CodePage[];
  /** Names of those that cannot be built here, with the reasons. */
  left: Map<string, string>;
  /** The routes that the site loses with them. */
  lost: Set<string>;
}

const SCRIPT = /\.[jt]sx?$/;
/** As Docusaurus' plugin leaves them out. */
const NO_PAGE = /(?:^|\/)_|\.test\.|(?:^|\/)__tests__\/|\.d\.ts$/;
/** What the bundlers read as syntax, or Gatsby as a pattern. */
const SYNTAX = /["!#?[\]{}]/;
/** Settings of Docusaurus that components do not get here. */
const SETTINGS = /\bthemeConfig\b/;

const LAYOUT = /<Layout\b([^>]*)/;
const TITLE = /\stitle=\{?\s*(?:"([^"]+)"|'([^']+)'|`([^`$]+)`)/;
const DESCRIPTION = /\sdescription=\{?\s*(?:"([^"]+)"|'([^']+)'|`([^`$]+)`)/;

/** Returns what a pattern finds in the attributes of `<Layout>`; undefined if only running code says it. */
function saidOf(source: string, pattern: RegExp): string | undefined {
  const [, attributes = ""] = LAYOUT.exec(source) ?? [];
  const [, ...found] = pattern.exec(attributes) ?? [];
  return found.find(Boolean);
}

/** Returns the words of a page's name: `case-studies` is "Case studies". */
function wordsOf(route: string): string {
  const words = (route.split("/").at(-1) ?? "").replace(/[-_]+/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns the Markdown file that shows a page. Its title is for the search and for previews. */
function markdownOf(source: string, path: string, route: string, siteTitle: string): string {
  const title = saidOf(source, TITLE) ?? (wordsOf(route) || siteTitle);
  const description = saidOf(source, DESCRIPTION);
  const frontMatter = stringify({ title, ...(description && { description }) }, { lineWidth: 0 });
  const code = `import Page from ${JSON.stringify(`@site/${path}`)};`;
  return [`---\n${frontMatter}---`, code, "<Page />\n"].join("\n\n");
}

/** Reads the code of pages, and says what they import that is not here. */
class CodeReader {
  private readonly known = new Map<string, { fault: string | undefined; files: string[] }>();

  constructor(
    private readonly root: string,
    private readonly project: string,
    private readonly aliases: Aliases,
    private readonly versions: ReadonlyMap<string, string>,
  ) {}

  private get roots() {
    return { contentRoot: join(this.root, "content"), aliases: () => this.aliases };
  }

  private faultOfRequest({ request, names }: ModuleRequest, from: string): string | undefined {
    if (request === null) return "it imports what only running it would say";
    const { roots } = this;
    const fault = importFault(request, from, roots, names);
    const isOfSite =
      isDocusaurus(request) || importedFile(fileOfText(request) ?? request, from, roots);
    const name =
      missingPackage(fault ?? "") ?? (fault || isOfSite ? undefined : packageOf(request));
    if (name === undefined) return fault && `\`${request}\`: ${fault.split(". ")[0]}`;
    if (existsSync(join(this.project, "node_modules", name, "package.json"))) return undefined;
    const version = this.versions.get(name);
    const wanted = version === undefined ? name : `"${name}@${version}"`;
    return `the package \`${name}\` is not installed here; run \`npm install ${wanted}\`, and import again`;
  }

  private read(path: string): { fault: string | undefined; files: string[] } {
    const text = readFileSync(path, "utf8");
    const [setting] = SETTINGS.exec(text) ?? [];
    if (setting !== undefined)
      return { fault: `it reads \`${setting}\` of Docusaurus' configuration`, files: [] };
    try {
      const requests = requestsOf(text, path);
      return {
        fault: requests.map((asked) => this.faultOfRequest(asked, path)).find(Boolean),
        files: requests.flatMap(({ request }) => {
          const file = request === null ? undefined : importedFile(request, path, this.roots);
          return file !== undefined && isFollowed(file) ? [file] : [];
        }),
      };
    } catch (error) {
      const [reason = ""] = messagesOf(error);
      return { fault: `it is not valid code: ${reason.split("\n")[0]}`, files: [] };
    }
  }

  /** Returns why a page cannot be built here, in the first file that it reaches; undefined if it can. */
  faultOf(page: string): string | undefined {
    const seen = new Set([page]);
    for (const path of seen) {
      const { fault, files } = this.known.get(path) ?? this.read(path);
      this.known.set(path, { fault, files });
      if (fault !== undefined)
        return path === page ? fault : `${fault} (\`${relative(this.root, path)}\`)`;
      for (const file of files) seen.add(file);
    }
    return undefined;
  }
}

/**
 * Finds the pages in code of a folder that can be built here: those of which all imports lead to modules
 * that are here. A Markdown file shows each, so the check and the build treat it as any other document
 * with code. `isTaken` says whether a Markdown file has a page's name.
 */
export function codePages(
  files: readonly SourceFile[],
  site: { root: string; project: string; title: string; aliases: Aliases },
  isTaken: (name: string) => boolean,
): CodePages {
  const found: CodePages = { pages: [], left: new Map(), lost: new Set() };
  // What is wrong with `package.json` is said once, for the code of documents.
  const versions = versionsOf(site.root, new Map());
  const reader = new CodeReader(site.root, site.project, site.aliases, versions);
  const faultOf = (name: string, route: string, from: string): string | undefined => {
    if (SYNTAX.test(name) || routeFault(route) !== undefined)
      return "no page of this site can have such an address";
    if (ownPages.includes(route)) return "the site has its own page at this address";
    if (isTaken(name)) return "a Markdown page has the same address";
    return reader.faultOf(from);
  };
  for (const { from, name: file } of files) {
    if (!SCRIPT.test(file) || NO_PAGE.test(file)) continue;
    const name = file.replace(SCRIPT, "");
    const route = routeOf(name);
    const why = faultOf(name, route, from);
    if (why === undefined) {
      const text = markdownOf(
        readFileSync(from, "utf8"),
        relative(site.root, from),
        route,
        site.title,
      );
      found.pages.push({ from, to: `${name}.mdx`, text });
    } else {
      found.left.set(file, why);
      if (!isTaken(name) && !ownPages.includes(route) && route !== "/") found.lost.add(route);
    }
  }
  return found;
}

type Item = { label?: string; title?: string; to?: string; items?: Item[] };

/**
 * Returns what `content/site.yml` says, without the links of the navbar and the footer to pages that are
 * lost. `onDropped` gets the words of each, and its route.
 */
export function withoutLinksTo<Site extends object>(
  lost: ReadonlySet<string>,
  site: Site,
  onDropped: (what: string, route: string) => void,
): Site {
  const keep = (items: readonly Item[], where: string): Item[] =>
    items.flatMap((item) => {
      const route = routeOf((item.to ?? "").replace(/[?#].*$/s, ""));
      if (item.to !== undefined && lost.has(route)) {
        onDropped(`${where}: ${item.label}`, route);
        return [];
      }
      if (item.items === undefined) return [item];
      const inner = keep(item.items, where);
      return inner.length > 0 ? [{ ...item, items: inner }] : [];
    });
  const { navbar, footer } = site as {
    navbar: { left: Item[]; right: Item[] };
    footer: { columns: Item[] };
  };
  return {
    ...site,
    navbar: { ...navbar, left: keep(navbar.left, "navbar"), right: keep(navbar.right, "navbar") },
    footer: { ...footer, columns: keep(footer.columns, "footer") },
  };
}

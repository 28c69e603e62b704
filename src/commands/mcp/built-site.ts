/** What `npm run mcp` reads of a built site: the Markdown copies, their index, and the search. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join, relative, sep } from "node:path";
import type { Nodes } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { UsageError } from "../../data/files/usage-error";
import { loadHeadings, loadTexts, type SearchUrls } from "../../search/load";
import type { SearchData } from "../../search/ranking/data";
import { decodePath } from "../../site/addresses/decode-path";
import * as routes from "../../site/routes";

/** A page of the index. */
export interface ListedPage {
  route: string;
  /** The heading that the page is listed below. */
  part: string;
  /** Link, title and description, in Markdown. */
  line: string;
}

/** The index of the Markdown copies (`llms.txt`). */
export interface SiteIndex {
  /** Name and description of the site, in Markdown. */
  head: string;
  /** The address of the site, with its path prefix. */
  url: string;
  pages: ListedPage[];
}

/** Returns a JSON text as a URL that can be fetched without a host. */
export const dataUrl = (json: string): string =>
  `data:application/json,${encodeURIComponent(json)}`;

const pageDataFile = (folder: string): string => join(folder, routes.pageData(routes.notFound));

/** Throws if a folder holds no complete site. */
export function assertBuilt(folder: string): void {
  const isBuilt = [join(folder, routes.llms), pageDataFile(folder)].every((file) =>
    existsSync(file),
  );
  if (!isBuilt) throw new UsageError("The site is not built. Run `npm run build` first.");
}

/** Returns the search's files of a built site, as `data:` URLs. */
export function builtSearchFiles(folder: string): SearchUrls {
  const { data } = JSON.parse(readFileSync(pageDataFile(folder), "utf8")).result;
  // The address may begin with a path prefix, which is no folder.
  const fileAt = (address: string) =>
    dataUrl(readFileSync(join(folder, "static", basename(address)), "utf8"));
  const indexAndStore = ({ index, store }: SearchUrls["pages"]) => ({
    index: fileAt(index),
    store: fileAt(store),
  });
  return {
    pages: indexAndStore(data.pages),
    headings: indexAndStore(data.headings),
    texts: { store: fileAt(data.texts.store) },
    synonyms: { store: fileAt(data.synonyms.store) },
  };
}

/** Returns a function that loads all of the search of a built site, once for each build. */
export function createSearchLoader(folder: string): () => Promise<SearchData> {
  let loaded: { build: string; data: Promise<SearchData> } | undefined;
  return () => {
    const build = readFileSync(pageDataFile(folder), "utf8");
    if (loaded?.build !== build) {
      const files = builtSearchFiles(folder);
      loaded = { build, data: loadTexts(files, loadHeadings(files)) };
    }
    return loaded.data;
  };
}

/** Returns the route that an address in the site stands for, whether of a page or of its copy. */
const routeOf = (address: string): string =>
  routes.normalize(decodePath(address.replace(/[?#].*$/s, "")).replace(/\.md$/, ".html"));

/** Returns the route that an address stands for. Throws if it is one of another site. */
export function askedRoute(address: string, siteUrl: string): string {
  if (!routes.isExternal(address)) return routeOf(address);
  const path = address.slice(siteUrl.length);
  if (address.startsWith(siteUrl) && /^(?:[/?#]|$)/.test(path)) return routeOf(path);
  throw new UsageError(`\`${address}\` is not an address of this site, which is at ${siteUrl}.`);
}

/** Reads the index of the copies. Lines stay as they are written. */
export function readIndex(folder: string): SiteIndex {
  const text = readFileSync(join(folder, routes.llms), "utf8");
  const [, url = ""] = /\]\((\S*)\/llms-full\.txt\)/.exec(text) ?? [];
  const written = ({ position }: Nodes) => text.slice(position?.start.offset, position?.end.offset);
  const pages: ListedPage[] = [];
  let part = "";
  const { children } = fromMarkdown(text);
  for (const node of children) {
    if (node.type === "heading") part = written(node);
    if (node.type !== "list") continue;
    for (const item of node.children) {
      const [first] = item.children;
      const link = first?.type === "paragraph" ? first.children[0] : undefined;
      if (link?.type !== "link") continue;
      pages.push({ route: askedRoute(link.url, url), part, line: written(item) });
    }
  }
  return { head: children.slice(0, 2).map(written).join("\n\n"), url, pages };
}

/**
 * Returns the Markdown copy of a page, if it has one. Only a name that the folder itself lists is
 * opened, and only beside the page of that name, so no address leads elsewhere.
 */
export function readCopy(folder: string, route: string): string | undefined {
  const files = new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(
        ({ parentPath, name }) =>
          `/${relative(folder, join(parentPath, name)).split(sep).join("/")}`,
      ),
  );
  const copy = routes.markdown(route);
  const isCopy = files.has(copy) && routes.pageFiles(route).some((file) => files.has(file));
  return isCopy ? readFileSync(join(folder, copy), "utf8") : undefined;
}

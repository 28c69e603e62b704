/**
 * Requests the files of a page's template together with the page's data (V5).
 *
 * Why: Gatsby learns from the data which template a page has, and requests its files only then.
 * How much: over 4G, the first click from a doc to the home page takes 219 ms, not 327
 * (docs/measurements).
 * Asserted: page-scripts.ts; template-scripts.test.ts and a browser test.
 * Until: gatsby/cache-dir/loader.js knows a page's template before its data arrives.
 */
import * as routes from "../../site/routes";
import "./gatsby-window";

/** Lists of the blog: the template of the list, and that of the pages below it. */
const LISTS: readonly [route: string, list: string, below: string][] = [
  [routes.tags, "tags", "tag"],
  [routes.authors, "authors", "author"],
  [routes.archive, "archive", "archive"],
  [routes.blog, "blog", "post"],
  [routes.glossary, "glossary", "glossary"],
];

/** Returns Gatsby's name for the template that the page of a route most likely has. */
export function likelyTemplate(route: string): string {
  if (routes.isSame(route, routes.home)) return "component---src-templates-home-template-tsx";
  if (routes.isSame(route, routes.search)) return "component---src-pages-search-tsx";
  const list = LISTS.find(([parent]) => routes.isBelow(route, parent));
  const [parent, ofList, ofOthers] = list ?? [routes.home, "", "doc"];
  const template = routes.isSame(route, parent) ? ofList : ofOthers;
  return `component---src-templates-${template}-template-tsx`;
}

/** Requests a file, unless the tab has it: in the HTML of its first page, or from a request. */
function preload(file: string): void {
  const address = __PATH_PREFIX__ + file;
  const link = document.createElement("link");
  link.rel = "preload";
  link.as = file.endsWith(".css") ? "style" : "script";
  link.href = address;
  const isInPage = document.querySelector(`style[data-href="${address}"]`) !== null;
  if (isInPage || performance.getEntriesByName(link.href).length > 0) return;
  document.head.append(link);
}

/**
 * Requests the files of the template that the page at an address most likely has, if the page is
 * not there yet. A wrong guess costs 2 kB.
 */
export function preloadTemplate(address: string): void {
  const { pathname, search } = new URL(address, location.href);
  if (window.___loader?.loadPageSync?.(pathname + search)) return;
  const route = pathname.slice(__PATH_PREFIX__.length);
  for (const file of window.___chunkMapping[likelyTemplate(route)] ?? []) preload(file);
}

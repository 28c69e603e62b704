/**
 * Loads each page once, whatever the query of its address (S4).
 *
 * Why: Gatsby requests the data of a page anew for each query, because the data of a page that a
 * server renders may depend on it. No page of this site has such data.
 * How much: a filter of the search's results takes no round trip, 100 ms over 4G, and what readers
 * search for within the site is in no log of its host.
 * Asserted: holds.ts; without-query.test.ts and a browser test.
 * Until: gatsby/cache-dir/loader.js tells such pages from others.
 */
import "./gatsby-window";
import { pathOf } from "./loaded-page";

/** Has Gatsby load pages by their path alone. */
export function loadWithoutQuery(): void {
  const loader = window.___loader;
  const { loadPage, loadPageSync } = loader ?? {};
  if (!loader || !loadPage || !loadPageSync) return;
  loader.loadPage = (address) => loadPage(pathOf(address));
  loader.loadPageSync = (address, options) => loadPageSync(pathOf(address), options);
}

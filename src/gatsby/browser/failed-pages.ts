/**
 * Handles pages that Gatsby cannot load or show (V2, V3, X6).
 *
 * Why: Gatsby drops query and hash when it loads a page in full, shows nothing when a host answers
 * with something else, and shows data of a new deployment with old scripts.
 * How much: an empty page, or the wrong place, after each deployment and each failed request.
 * Asserted: holds.ts; browser tests fail each kind of request.
 * Until: gatsby/cache-dir/loader.js checks what it loads, and keeps query and hash.
 */
import type { LoadedPage } from "./gatsby-window";
import { canBeShown } from "./loaded-page";

/** The address that the reader is going to, with query and hash. Null for Back and Forward. */
let destination: string | null = null;
/** The build that the last loaded page comes from. */
let lastBuild: string | undefined;
let isShown = false;
let isLeaving = false;

const buildOf = ({ page }: LoadedPage): string => page?.webpackCompilationHash ?? "";

/** Stores where the reader is going. Forgets an earlier full load that led nowhere. */
export function setDestination(to: string | null): void {
  destination = to;
  isLeaving = false;
}

/**
 * Records that a page is on the screen. A page that fails from now on is one that the reader
 * navigates to.
 */
export function pageIsShown(): void {
  isShown = true;
}

/**
 * Whether Gatsby can show a page in place of the last one. After a new deployment the browser still
 * runs the old scripts, which may fail on new data (X6). So both pages must come from the same
 * build. Gatsby compares the page's build with the build in the HTML instead. That is wrong when a
 * host still answers with the HTML of the previous build.
 */
const isUsable = (page: LoadedPage | undefined, path: string): page is LoadedPage =>
  canBeShown(page, path) && (lastBuild ?? buildOf(page)) === buildOf(page);

/**
 * Handles pages that Gatsby cannot load, and pages whose data Gatsby cannot show. If the reader
 * comes from another page, the browser loads the new address in full, with query and hash (V2). If
 * a page fails on a full load, its HTML stays, with a notice (V3). Nothing reloads by itself there,
 * so there can be no loop, whatever storage holds.
 */
export function handleFailedPages(): void {
  const loader = window.___loader;
  const { loadPage, loadPageSync } = loader ?? {};
  if (!loader || !loadPage || !loadPageSync) return;
  loader.loadPage = async (path) => {
    let page: LoadedPage | undefined;
    try {
      page = await loadPage(path);
    } catch {
      // Gatsby reports some failures by throwing, and others with the status `error`.
    }
    if (isUsable(page, path)) {
      lastBuild = buildOf(page);
      return page;
    }
    if (!isShown) {
      window.showLoadFailure();
    } else if (!isLeaving) {
      // Gatsby may ask for a page more than once during one navigation. The browser loads the page
      // in full only once.
      isLeaving = true;
      if (destination === null) location.reload();
      else location.assign(destination);
    }
    // The code that waits for this page would reload it, or report an error that the reader already
    // knows of. So this promise never settles.
    return new Promise(() => {});
  };
  // On Back and Forward, Gatsby takes what it has prefetched, even if the prefetch failed. If this
  // function returns nothing, Gatsby calls `loadPage` above.
  loader.loadPageSync = (path, options) => {
    const page = loadPageSync(path, options);
    return isUsable(page, path) ? page : undefined;
  };
}

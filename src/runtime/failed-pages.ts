import type { LoadedPage } from "./gatsby-window";
import { canBeShown } from "./loaded-page";

/** Where the reader is going, hash and query included. */
let destination: string | null = null;
/** The build of the site that the last page is of. */
let lastBuild: string | undefined;
let isShown = false;
let isLeaving = false;

const buildOf = ({ page }: LoadedPage): string => page?.webpackCompilationHash ?? "";

/** Remembers where the reader is going. A full load that came to nothing before is over. */
export function setDestination(to: string | null): void {
  destination = to;
  isLeaving = false;
}

/** From now on there is a page to go away from. */
export function pageIsShown(): void {
  isShown = true;
}

/**
 * Whether a page can be shown in the place of the last one. After a new deployment the scripts are
 * still the old ones, which may fail at the new data (X6). Not compared with the build in the HTML,
 * as Gatsby does: a host may go on to answer with that of the build before.
 */
const isUsable = (page: LoadedPage | undefined, path: string): page is LoadedPage =>
  canBeShown(page, path) && (lastBuild ?? buildOf(page)) === buildOf(page);

/**
 * Handles pages that cannot be loaded, or of which a host answers with data that Gatsby cannot
 * show. On the way from another page the browser loads the new address in full, with hash and
 * query, which Gatsby would drop (V2). A page that fails when it is loaded in full stays as its
 * HTML is, with a notice (V3): nothing reloads by itself there, so there can be no loop, whatever
 * storage says.
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
      // Gatsby throws as well as it answers with an error.
    }
    if (isUsable(page, path)) {
      lastBuild = buildOf(page);
      return page;
    }
    if (!isShown) {
      window.showLoadFailure();
    } else if (!isLeaving) {
      // A page may be asked for more than once on one way; it is loaded in full once.
      isLeaving = true;
      if (destination === null) location.reload();
      else location.assign(destination);
    }
    // What waits for this page would go on to reload it, or to report an error that the reader has
    // been told of.
    return new Promise(() => {});
  };
  // On Back and Forward Gatsby takes what has been fetched ahead, whatever came of it. Without it,
  // it loads the page as above.
  loader.loadPageSync = (path, options) => {
    const page = loadPageSync(path, options);
    return isUsable(page, path) ? page : undefined;
  };
}

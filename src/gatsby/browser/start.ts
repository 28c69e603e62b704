/**
 * Starts the site's scripts after the text is painted.
 *
 * Why: Gatsby's scripts start as soon as they arrive, and compete with the paint. They request the
 * page's other scripts one after the other.
 * How much: the LCP fell from 1,686 to 904 ms on a phone (docs/measurements).
 * Asserted: holds.ts; start.test.ts and browser tests.
 * Until: Gatsby has a setting for when its scripts start.
 */

import { isSearchKey } from "../../runtime/search-key";
import { SCRIPTS_ID, SEARCH_ID } from "../../site/frame-ids";

/** The latest start of the scripts, in ms. A page in a background tab paints nothing. */
const LATEST_START = 3000;

/**
 * Firefox reports no paint for a page that it opens at a hash. So for a page with a hash, this many
 * milliseconds after the second frame count as a paint.
 */
const UNREPORTED_PAINT = 50;

/** What the reader does before React is ready. `hydrate.ts` repeats it. */
export interface EarlyUse {
  /** The button that the reader used last. */
  button: HTMLElement | null;
  /** Stops the listeners. */
  end: () => void;
}

declare global {
  /** Present only in pages that a build has written. */
  var earlyUse: EarlyUse | undefined;
  /** The page's data, in its HTML. */
  var pageData: { path: string; componentChunkName: string };
  /** The files of each template. */
  var ___chunkMapping: Record<string, string[] | undefined>;
}

/**
 * Starts the site's scripts once the browser has painted text, so that they do not compete with the
 * paint, or as soon as the reader uses the page. With the scripts, requests the files that they
 * would otherwise request one after the other. Until React is ready, opens the search, and remembers
 * which other button the reader clicks. If Back or Forward leads to another page, loads that page in
 * full.
 */
export function startScripts(prefix: string): void {
  const path = location.pathname;
  let template = document.getElementById(SCRIPTS_ID) as HTMLTemplateElement | null;
  const early: EarlyUse = {
    button: null,
    end() {
      removeEventListener("popstate", leave);
      removeEventListener("keydown", press);
      removeEventListener("click", click, true);
    },
  };
  window.earlyUse = early;

  function leave(): void {
    if (location.pathname !== path) location.reload();
  }
  function search(): void {
    const dialog = document.getElementById(SEARCH_ID) as HTMLDialogElement | null;
    const field = dialog?.querySelector("input");
    if (!dialog || !field || dialog.open) return;
    field.value = "";
    dialog.showModal();
  }
  function press(event: KeyboardEvent): void {
    start();
    if (!isSearchKey(event)) return;
    event.preventDefault();
    search();
  }
  function click({ target }: MouseEvent): void {
    start();
    const button = (target as Element).closest("button");
    // The buttons of the dialog's forms need no script.
    if (button?.getAttribute("aria-controls") === SEARCH_ID) search();
    else if (button && !button.form) early.button = button;
  }
  function preload(kind: string, file: string): void {
    const link = document.createElement("link");
    link.rel = "preload";
    link.as = kind;
    if (kind === "fetch") link.crossOrigin = "anonymous";
    link.href = prefix + file;
    document.head.append(link);
  }
  function start(): void {
    if (!template) return;
    document.body.append(document.importNode(template.content, true));
    template = null;
    preload("fetch", "/page-data/app-data.json");
    ___chunkMapping[pageData.componentChunkName]?.forEach((file) => {
      if (/js$/.test(file)) preload("script", file);
    });
  }
  addEventListener("popstate", leave);
  addEventListener("keydown", press);
  addEventListener("click", click, true);
  new PerformanceObserver(start).observe({ type: "paint", buffered: true });
  if (location.hash)
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start, UNREPORTED_PAINT)));
  setTimeout(start, LATEST_START);
}

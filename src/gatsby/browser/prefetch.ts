/**
 * Prefetches pages earlier than Gatsby does, and not over a slow connection (V5).
 *
 * Why: Gatsby loads four of the links in view every three seconds, in the order in which they came
 * into view. It loads on hover over any connection, and never on focus or when a press begins.
 * How much: a click on a link in view takes a round trip more in a page's first seconds. A metered
 * line loads each page that its reader points at (docs/measurements).
 * Asserted: holds.ts; prefetch.test.ts and browser tests.
 * Until: gatsby-link and gatsby/cache-dir/loader.js do this themselves.
 */
import { onceLoaded } from "../../runtime/loading/once-loaded";
import { isSlow } from "../../runtime/navigation/connection";
import { leadsToOtherPage } from "../../runtime/navigation/page-link";
import { pagesAhead } from "../../runtime/navigation/pages-ahead";
import { prefetchQueue } from "../../runtime/navigation/prefetch-queue";
import "./gatsby-window";

/**
 * How much a page may load ahead, in bytes as they are sent. The data of a page has 5 to 10 kB, so
 * this is enough for all links that most windows show.
 */
const MOST_BYTES = 200_000;

/** Matches programs that read sites by themselves. Gatsby loads nothing ahead for them. */
const CRAWLER = /bot|crawler|spider|crawling/i;

/** How long to wait where a browser does not say when it is idle, in ms. */
const IDLE_AFTER = 200;

/** Loads what the links in view lead to. Does nothing until prefetching has begun. */
let look = (): void => {};
let loadedBytes = 0;

/** A browser has six connections to a host that does not speak HTTP/2. Two are left for a click. */
function mostAtOnce(): number {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return /^h[23]/.test(visit?.nextHopProtocol ?? "") ? 8 : 4;
}

/** Calls the function once the page with all that it shows is loaded, and the browser is idle. */
const whenIdle = (run: () => void): void =>
  onceLoaded(() => {
    if ("requestIdleCallback" in window) requestIdleCallback(run);
    else setTimeout(run, IDLE_AFTER);
  });

/** Counts the bytes of data and scripts that the page loads from now on. */
const countBytes = (): void =>
  new PerformanceObserver((list) => {
    for (const { initiatorType, transferSize } of list.getEntries() as PerformanceResourceTiming[])
      if (/^(?:xmlhttprequest|script)$/.test(initiatorType)) loadedBytes += transferSize;
  }).observe({ type: "resource" });

/**
 * Takes over Gatsby's prefetching: of links in view once the browser is idle, and at once on hover,
 * on focus and when a press begins.
 * @param onPrefetch called after each request for a page, for what else the page will need
 */
export function startPrefetching(onPrefetch: () => void): void {
  const loader = window.___loader;
  const { loadPage } = loader ?? {};
  if (!loader || !loadPage) return;
  async function prefetch(address: string): Promise<void> {
    if (isSlow()) return;
    const loading = loadPage?.(address);
    onPrefetch();
    try {
      await loading;
    } catch {
      // A click on the link loads the page again, and reports what is wrong.
    }
  }
  countBytes();
  look = prefetchQueue({
    pagesAhead: () => (isSlow() || CRAWLER.test(navigator.userAgent) ? [] : pagesAhead()),
    load: prefetch,
    whenIdle,
    loadedBytes: () => loadedBytes,
    mostAtOnce: mostAtOnce(),
    mostBytes: MOST_BYTES,
  });
  loader.hovering = prefetch;
  // Gatsby's links call this when they come into view.
  loader.enqueue = () => {
    look();
    return { abort: () => {} };
  };
  const prefetchLink = ({ target }: Event) => {
    const link = target instanceof Element && target.closest("a");
    if (link && leadsToOtherPage(link)) void prefetch(link.pathname + link.search);
  };
  for (const intent of ["focusin", "pointerdown"]) addEventListener(intent, prefetchLink);
}

/** Prefetches from a page that is now on the screen. */
export function prefetchFromPage(): void {
  loadedBytes = 0;
  look();
}

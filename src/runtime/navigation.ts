import NProgress from "nprogress";

const PROGRESS_DELAY = 200;
let timer: ReturnType<typeof setTimeout> | undefined;

declare global {
  interface Window {
    ___navigate?: (to: string | number, options?: unknown) => unknown;
    ___chunkMapping?: unknown;
    ___loader?: { hovering?: (path: string) => void };
  }
}

/** Starts the progress bar if the new route is not there within 200 ms (V1). */
function startProgress(): void {
  clearTimeout(timer);
  timer = setTimeout(() => NProgress.start(), PROGRESS_DELAY);
}

/** Ends the progress bar. */
export function endProgress(): void {
  clearTimeout(timer);
  NProgress.done();
}

/**
 * Watches for navigations before they load. Gatsby has a public hook only after loading (`onPreRouteUpdate`), so its own
 * `___navigate` is wrapped, through which every `Link` and `navigate()` goes.
 */
export function watchNavigation(): void {
  NProgress.configure({ showSpinner: false });
  const navigate = window.___navigate;
  if (!navigate) return;
  window.___navigate = (to, options) => {
    if (typeof to === "string" && new URL(to, location.href).pathname !== location.pathname) {
      startProgress();
    }
    return navigate(to, options);
  };
}

/** Whether the reader's connection is too slow, or too dear, to fetch pages that may not be read (V5). */
function isSlow(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { effectiveType?: string; saveData?: boolean };
  };
  return Boolean(connection?.saveData || connection?.effectiveType?.includes("2g"));
}

/** Mends two faults of Gatsby 5.16: it never prefetches page scripts, and prefetches on hover whatever the connection. */
export function mendPrefetching(): void {
  if (typeof window.___chunkMapping === "string") {
    window.___chunkMapping = JSON.parse(window.___chunkMapping);
  }
  const loader = window.___loader;
  const hovering = loader?.hovering;
  if (!loader || !hovering) return;
  loader.hovering = (path) => {
    if (!isSlow()) hovering(path);
  };
}

interface Place {
  pathname: string;
  search: string;
  hash: string;
}

/** Gatsby scrolls to the top when only the query changes; that is no new page (V4). */
export const isQueryChangeOnly = (previous: Place | undefined, next: Place): boolean =>
  previous !== undefined &&
  previous.pathname === next.pathname &&
  previous.hash === next.hash &&
  previous.search !== next.search;

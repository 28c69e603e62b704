import "../loading/gatsby-window";
import { isPageLink } from "./page-link";

/**
 * Whether the reader's connection is too slow or too expensive to fetch pages that the reader may
 * never open (V5).
 */
export function isSlow(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { effectiveType?: string; saveData?: boolean };
  };
  return Boolean(connection?.saveData || connection?.effectiveType?.includes("2g"));
}

/**
 * Fixes two faults of Gatsby 5.16: it prefetches on hover over any connection, and never prefetches
 * on focus or touch (V5).
 * @param onPrefetch called after each prefetch, for what else to do when the reader turns to a link
 */
export function mendPrefetching(onPrefetch: () => void): void {
  const loader = window.___loader;
  const hovering = loader?.hovering;
  if (!loader || !hovering) return;
  const prefetch = (path: string) => {
    if (isSlow()) return;
    hovering(path);
    onPrefetch();
  };
  loader.hovering = prefetch;
  const prefetchLink = ({ target }: Event) => {
    const link = target instanceof Element && target.closest("a");
    if (link && isPageLink(link) && link.pathname !== location.pathname) prefetch(link.pathname);
  };
  addEventListener("focusin", prefetchLink);
  addEventListener("touchstart", prefetchLink, { passive: true });
}

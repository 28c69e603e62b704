import "./gatsby-window";
import { isPageLink } from "./page-link";

/**
 * Whether the reader's connection is too slow, or too dear, to fetch pages that may not be read
 * (V5).
 */
export function isSlow(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { effectiveType?: string; saveData?: boolean };
  };
  return Boolean(connection?.saveData || connection?.effectiveType?.includes("2g"));
}

/**
 * Mends two faults of Gatsby 5.16: it prefetches on hover whatever the connection, and not at all
 * on focus or touch (V5).
 * @param onPrefetch what else is to be done when the reader turns to a link
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

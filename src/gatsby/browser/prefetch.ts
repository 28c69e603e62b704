/**
 * Prefetches on focus and touch too, and not over a slow connection (V5).
 *
 * Why: Gatsby prefetches on hover over any connection, and never on focus or touch.
 * How much: without it, a metered line loads each page that its reader points at, and readers who
 * use a keyboard or touch wait for each page.
 * Asserted: holds.ts; prefetch.test.ts and a browser test.
 * Until: gatsby-link does this itself (`onMouseEnter` in gatsby-link/dist/index.js).
 */
import { isSlow } from "../../runtime/navigation/connection";
import { isPageLink } from "../../runtime/navigation/page-link";
import "./gatsby-window";

/**
 * Wraps Gatsby's prefetching on hover, and adds focus and touch.
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

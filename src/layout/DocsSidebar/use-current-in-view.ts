import { type RefObject, useEffect } from "react";

/** Returns the nearest element around `element` that scrolls by itself. The page does not count. */
function scrollerOf(element: Element): HTMLElement | undefined {
  for (let at = element.parentElement; at && !at.matches("body"); at = at.parentElement) {
    const isScroller = /auto|scroll/.test(getComputedStyle(at).overflowY);
    if (isScroller && at.scrollHeight > at.clientHeight) return at;
  }
  return undefined;
}

/**
 * Scrolls the sidebar so that an element in it is in the middle, if the element is out of view. The
 * window does not scroll.
 */
function reveal(element: Element): void {
  const scroller = scrollerOf(element);
  if (!scroller) return;
  const box = element.getBoundingClientRect();
  const frame = scroller.getBoundingClientRect();
  if (box.top >= frame.top && box.bottom <= frame.bottom) return;
  scroller.scrollTop += box.top + box.height / 2 - (frame.top + frame.height / 2);
}

/**
 * Brings the current item of a list into view, once for each route: as soon as the item exists and
 * the list is shown.
 */
export function useCurrentInView(list: RefObject<HTMLElement>, currentPath: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each route
  useEffect(() => {
    if (!list.current) return undefined;
    // The observer reports the list's size at the start. It reports again when sections open, or
    // when a wider window shows the sidebar.
    const observer = new ResizeObserver(() => {
      const current = list.current?.querySelector("[aria-current='page']");
      if (!current || current.getClientRects().length === 0) return;
      reveal(current);
      observer.disconnect();
    });
    observer.observe(list.current);
    return () => observer.disconnect();
  }, [list, currentPath]);
}

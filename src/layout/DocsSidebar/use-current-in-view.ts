import { type RefObject, useEffect } from "react";

/**
 * The nearest element around one that scrolls by itself; not the page, nor a menu, which opens at
 * its top with its own controls.
 */
function scrollerOf(element: Element): HTMLElement | undefined {
  for (let at = element.parentElement; at && !at.matches("body, dialog"); at = at.parentElement) {
    const isScroller = /auto|scroll/.test(getComputedStyle(at).overflowY);
    if (isScroller && at.scrollHeight > at.clientHeight) return at;
  }
}

/**
 * Scrolls an element into the middle of the sidebar around it when it is out of view there. The
 * window stays where it is.
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
 * Brings the current item of a list into view, once a route: as soon as the item is there and the
 * list is shown.
 */
export function useCurrentInView(list: RefObject<HTMLElement>, currentPath: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each route
  useEffect(() => {
    if (!list.current) return;
    // Tells of a list's size at first, and when sections open or the sidebar comes with a wider
    // window.
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

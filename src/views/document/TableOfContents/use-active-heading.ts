import { useEffect, useState } from "react";

/** How far below the place that a link scrolls it to, in px, a heading counts as reached. */
const REACHED = 20;

/**
 * Returns the index of the heading whose text is in view: the last heading that was reached. At the
 * end of the page it is the last heading of all. `tops` are the distances, in px, from the places
 * that links scroll the headings to.
 */
export function activeIndex(tops: readonly number[], isAtEnd: boolean): number {
  if (isAtEnd) return tops.length - 1;
  return tops.findLastIndex((top) => top <= REACHED);
}

/** Returns how far from its place an element is. An element that is missing is never reached. */
function topOf(id: string): number {
  const element = document.getElementById(id);
  if (!element) return Infinity;
  // The navbar, and on narrow screens the bar of the contents, take part of the window.
  const margin = Number.parseFloat(getComputedStyle(element).scrollMarginTop) || 0;
  return element.getBoundingClientRect().top - margin;
}

/** Returns the id of the heading in view. Null above the first heading, and until it is known. */
export function useActiveHeading(headings: readonly { readonly id: string }[]): string | null {
  const [activeId, setActiveId] = useState<string | null>(null);
  useEffect(() => {
    let frame = 0;
    const update = () => {
      frame = 0;
      const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
      const isAtEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2;
      const tops = headings.map(({ id }) => topOf(id));
      setActiveId(headings[activeIndex(tops, isAtEnd)]?.id ?? null);
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(update);
    };
    schedule();
    document.addEventListener("scroll", schedule, { passive: true });
    window.addEventListener("resize", schedule);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener("scroll", schedule);
      window.removeEventListener("resize", schedule);
    };
  }, [headings]);
  return activeId;
}

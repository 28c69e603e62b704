import { useEffect, useState } from "react";

/**
 * Distance from the top of the window, in px, within which a heading counts as reached: the height
 * of the navbar and a little more.
 */
const REACHED = 100;

/**
 * Returns the index of the heading whose text is in view: the last heading that was reached. At the
 * end of the page it is the last heading of all.
 */
export function activeIndex(tops: readonly number[], isAtEnd: boolean): number {
  if (isAtEnd) return tops.length - 1;
  return tops.findLastIndex((top) => top <= REACHED);
}

/**
 * Returns the id of the heading in view. Above the first heading it is the first one. Null until it
 * is known.
 */
export function useActiveHeading(headings: readonly { readonly id: string }[]): string | null {
  const [activeId, setActiveId] = useState<string | null>(null);
  useEffect(() => {
    let frame = 0;
    const update = () => {
      frame = 0;
      const tops = headings.map(
        ({ id }) => document.getElementById(id)?.getBoundingClientRect().top ?? Infinity,
      );
      const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
      const isAtEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2;
      setActiveId(headings[Math.max(0, activeIndex(tops, isAtEnd))]?.id ?? null);
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

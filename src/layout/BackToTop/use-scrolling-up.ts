import { useEffect, useState } from "react";

/** Nearer to the top than this the reader needs no help, in px. */
const FAR = 300;

/**
 * Whether the reader is on the way up, far from the top; `from` and `to` are the last two scroll
 * positions, `end` the lowest.
 */
export const isScrollingUp = (from: number, to: number, end: number): boolean =>
  to < from && to > FAR && to < end;

/**
 * Whether the reader scrolls up and is still far from the top. A jump to a heading, or back, does
 * not count.
 */
export function useScrollingUp(): boolean {
  const [isUp, setUp] = useState(false);
  useEffect(() => {
    let from = window.scrollY;
    let isJump = false;
    const onScroll = () => {
      const { scrollHeight, clientHeight } = document.documentElement;
      const to = window.scrollY;
      setUp(!isJump && isScrollingUp(from, to, scrollHeight - clientHeight));
      from = to;
      isJump = false;
    };
    // Comes before the scroll of a jump to a heading, and of a way back; `hashchange` would come
    // after it.
    const onPopState = () => {
      isJump = true;
    };
    window.addEventListener("scroll", onScroll, { passive: true });
    window.addEventListener("popstate", onPopState);
    return () => {
      window.removeEventListener("scroll", onScroll);
      window.removeEventListener("popstate", onPopState);
    };
  }, []);
  return isUp;
}

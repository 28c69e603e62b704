import { useEffect, useState } from "react";

/** Distance from the top, in px, up to which the reader needs no help. */
const FAR = 300;

/**
 * Returns whether the reader scrolls up and is far from the top. `from` and `to` are the last two
 * scroll positions, `end` is the lowest.
 */
export const isScrollingUp = (from: number, to: number, end: number): boolean =>
  to < from && to > FAR && to < end;

/**
 * Returns whether the reader scrolls up and is still far from the top. A jump to a heading, or a
 * step back in the history, does not count.
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
    // The browser sends `popstate` before it scrolls to a heading or goes back. It would send
    // `hashchange` after that.
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

/**
 * Stands for gatsby-react-router-scroll. webpack puts it in its place.
 *
 * Why: Gatsby keeps scroll positions with it. Here `scroll.ts` does that.
 * How much: 1.6 kB of each first page (brotli). Both together would scroll twice.
 * Asserted: holds.ts; browser tests of scrolling.
 * Until: the same day as `scroll.ts`.
 */
import type { ReactNode } from "react";

/** Renders its children and scrolls nothing. */
export const ScrollContext = ({ children }: { children: ReactNode }): ReactNode => children;

/** Gatsby re-exports this hook to sites. This site does not use it. */
export const useScrollRestoration = undefined;

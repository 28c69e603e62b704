import type { ReactNode } from "react";

// webpack puts this file in place of gatsby-react-router-scroll, which keeps scroll positions for
// Gatsby. Here `scroll.ts` does that.

/** Renders its children and scrolls nothing. */
export const ScrollContext = ({ children }: { children: ReactNode }): ReactNode => children;

/** Gatsby re-exports this hook to sites. This site does not use it. */
export const useScrollRestoration = undefined;

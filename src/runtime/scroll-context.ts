import type { ReactNode } from "react";

// Stands in for gatsby-react-router-scroll, Gatsby's keeper of scroll positions, whose place
// `scroll.ts` takes.

/** Renders what is in it, and scrolls nothing. */
export const ScrollContext = ({ children }: { children: ReactNode }): ReactNode => children;

/** Gatsby exports it to sites; this one has no use for it. */
export const useScrollRestoration = undefined;

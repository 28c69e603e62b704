import type { ReactNode } from "react";
import useIsBrowser from "./useIsBrowser";

interface BrowserOnlyProps {
  children?: () => ReactNode;
  fallback?: ReactNode;
}

/** Shows what only a browser can make. Until then, and in the HTML, it shows the fallback. */
export default function BrowserOnly({ children, fallback = null }: BrowserOnlyProps) {
  return useIsBrowser() ? children?.() : fallback;
}

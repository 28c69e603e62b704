import { type ReactNode, useSyncExternalStore } from "react";
import { currentHelmet, watchHelmet } from "../../runtime/helmet";

interface HeadProps {
  /** Elements of the `<head>`, as react-helmet takes them. */
  children: ReactNode;
}

/**
 * Puts its children into the page's `<head>` (N2). Until a reader goes on from the first page, they
 * are there already, in its HTML.
 */
export function Head({ children }: HeadProps) {
  const Helmet = useSyncExternalStore(watchHelmet, currentHelmet, currentHelmet);
  return Helmet ? <Helmet>{children}</Helmet> : null;
}

import { type ReactNode, useSyncExternalStore } from "react";
import { currentHelmet, watchHelmet } from "../../runtime/loading/helmet";

interface HeadProps {
  /** Elements of the `<head>`, in the form that react-helmet takes. */
  children: ReactNode;
}

/**
 * Puts its children into the page's `<head>` (N2). Until the reader leaves the first page, the HTML
 * of that page already contains them.
 */
export function Head({ children }: HeadProps) {
  const Helmet = useSyncExternalStore(watchHelmet, currentHelmet, currentHelmet);
  return Helmet ? <Helmet>{children}</Helmet> : null;
}

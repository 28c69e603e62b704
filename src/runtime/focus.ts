/** Element around the page, which Gatsby makes focusable. */
const WRAPPER = "gatsby-focus-wrapper";

interface Place {
  pathname: string;
}

/** After a change of page the next stop of the Tab key is the first of the page: the skip link (L1). */
export function resetFocus(previous: Place | null | undefined, next: Place): void {
  // Gatsby does so too, but not when the focus is on something that the two pages share.
  if (!previous || previous.pathname === next.pathname) return;
  document.getElementById(WRAPPER)?.focus({ preventScroll: true });
}

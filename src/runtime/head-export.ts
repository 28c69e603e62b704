// Stands in for Gatsby's handling of a page's `Head` export, whose place `PageMetadata` takes with
// react-helmet.

/** Renders no head; refuses a page that exports one, since nothing would show it. */
export function headHandlerForBrowser({ pageComponent }: { pageComponent?: { Head?: unknown } }) {
  if (pageComponent?.Head)
    throw new Error("Use react-helmet (PageMetadata): a `Head` export has no effect.");
}

// webpack puts this file in place of Gatsby's handler for a page's `Head` export. `PageMetadata`
// sets the head instead, with react-helmet.

/** Renders no head. Throws if a page exports `Head`, because that export would have no effect. */
export function headHandlerForBrowser({ pageComponent }: { pageComponent?: { Head?: unknown } }) {
  if (pageComponent?.Head)
    throw new Error("Use react-helmet (PageMetadata): a `Head` export has no effect.");
}

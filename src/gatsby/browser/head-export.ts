/**
 * Stands for Gatsby's handler of a page's `Head` export. webpack puts it in its place.
 *
 * Why: `PageMetadata` sets the head, with react-helmet. Gatsby brings its handler to every page.
 * How much: 1.1 kB of each first page (brotli), 1.4% of the home page.
 * Asserted: the build looks for Gatsby's file; head-export.test.ts.
 * Until: Gatsby leaves the handler out where no page exports `Head`.
 */

/** Renders no head. Throws if a page exports `Head`, because that export would have no effect. */
export function headHandlerForBrowser({ pageComponent }: { pageComponent?: { Head?: unknown } }) {
  if (pageComponent?.Head)
    throw new Error("Use react-helmet (PageMetadata): a `Head` export has no effect.");
}

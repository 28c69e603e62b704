/** Titles of pages that list other content. */
export const listTitles = {
  archive: STRINGS.lists.archive,
  authors: STRINGS.lists.authors,
  glossary: STRINGS.lists.glossary,
  tags: STRINGS.lists.tags,
} as const;

/** Returns the title of a page of a list of posts. */
export const listPageTitle = (title: string, page: number): string =>
  page === 1 ? title : STRINGS.lists.page(title, page);

/**
 * Returns `<page title> | <site name>`, or only the site's name if the page has no title of its own
 * (N2).
 */
export function pageTitle(title: string | undefined, siteName: string, delimiter: string): string {
  const own = title?.trim();
  return own && own !== siteName ? `${own} ${delimiter} ${siteName}` : siteName;
}

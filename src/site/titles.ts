/** Titles of pages that list what others hold. */
export const listTitles = {
  archive: "Archive",
  authors: "Authors",
  glossary: "Glossary",
  tags: "Tags",
} as const;

/** Title of a page of the blog's list. */
export const blogPageTitle = (title: string, page: number): string =>
  page === 1 ? title : `${title}, page ${page}`;

/** N2: `<page title> | <site name>`; the site's name alone where a page has no title of its own. */
export function pageTitle(title: string | undefined, siteName: string, delimiter: string): string {
  const own = title?.trim();
  return own && own !== siteName ? `${own} ${delimiter} ${siteName}` : siteName;
}

/** N2: `<page title> | <site name>`; the site's name alone where a page has no title of its own. */
export function pageTitle(title: string | undefined, siteName: string, delimiter: string): string {
  const own = title?.trim();
  return own && own !== siteName ? `${own} ${delimiter} ${siteName}` : siteName;
}

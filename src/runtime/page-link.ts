/** Whether a link leads to a page of this site, in this window; a file to download is no page. */
export const isPageLink = (link: HTMLAnchorElement): boolean =>
  link.origin === location.origin && !link.target && !link.hasAttribute("download");

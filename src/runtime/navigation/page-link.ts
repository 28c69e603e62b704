/** Whether a link opens a page of this site in this window. A link to a download opens no page. */
export const isPageLink = (link: HTMLAnchorElement): boolean =>
  link.origin === location.origin && !link.target && !link.hasAttribute("download");

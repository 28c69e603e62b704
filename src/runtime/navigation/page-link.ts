import { isFile } from "../../site/routes";

/** Whether a link opens a page of this site in this window. A link to a file opens no page. */
export const isPageLink = (link: HTMLAnchorElement): boolean =>
  link.origin === location.origin &&
  `${link.pathname}/`.startsWith(`${__PATH_PREFIX__}/`) &&
  !link.target &&
  !link.hasAttribute("download") &&
  !isFile(link.pathname);

type Click = Pick<MouseEvent, "button" | "ctrlKey" | "metaKey" | "shiftKey" | "altKey">;

/** Whether a click opens its link in this tab. Otherwise the browser does what the keys say. */
export const isPlainClick = ({ button, ctrlKey, metaKey, shiftKey, altKey }: Click): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

/** Whether a link opens another page than the one that it is on. */
export const leadsToOtherPage = (link: HTMLAnchorElement): boolean =>
  isPageLink(link) && link.pathname !== location.pathname;

import "../loading/gatsby-window";
import { isPageLink } from "./page-link";

const isMenuEntry = (): boolean => Boolean(history.state?.isMenu);

/**
 * Gives an open menu its own history entry, so that Back closes the menu and the page stays where
 * it is (L5).
 */
export function pushMenuEntry(): void {
  history.pushState({ ...history.state, isMenu: true }, "");
}

/** Removes the menu's history entry when the menu was closed in another way. */
export function dropMenuEntry(): void {
  if (isMenuEntry()) history.back();
}

/**
 * Goes to the page of a link in the menu and replaces the menu's history entry with it. Returns
 * false if the browser must follow the link itself.
 */
export function followFromMenu(link: HTMLAnchorElement): boolean {
  if (!isPageLink(link) || !isMenuEntry() || !window.___navigate) return false;
  window.___navigate(link.pathname + link.search + link.hash, { replace: true });
  return true;
}

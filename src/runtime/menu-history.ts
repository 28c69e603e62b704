import "./gatsby-window";
import { isPageLink } from "./page-link";

const isMenuEntry = (): boolean => Boolean(history.state?.isMenu);

/**
 * Gives an open menu an entry of its own in the history, so that Back closes it and leaves the page
 * where it is (L5).
 */
export function pushMenuEntry(): void {
  history.pushState({ ...history.state, isMenu: true }, "");
}

/** Takes the entry back, when the menu was closed in another way. */
export function dropMenuEntry(): void {
  if (isMenuEntry()) history.back();
}

/**
 * Goes to the page of a link in the menu, which takes the place of the menu's entry. False where
 * the browser has to do it.
 */
export function followFromMenu(link: HTMLAnchorElement): boolean {
  if (!isPageLink(link) || !isMenuEntry() || !window.___navigate) return false;
  window.___navigate(link.pathname + link.search + link.hash, { replace: true });
  return true;
}

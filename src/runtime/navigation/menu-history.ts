import { navigate } from "gatsby";
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
  if (!isPageLink(link) || !isMenuEntry()) return false;
  // `navigate` adds the path prefix.
  const path = link.pathname.slice(__PATH_PREFIX__.length) || "/";
  void navigate(path + link.search + link.hash, { replace: true });
  return true;
}

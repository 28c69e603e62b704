/**
 * Takes the focus from a page that is clicked, and gives it back before Gatsby focuses the next one.
 *
 * Why: Gatsby makes the whole page focusable, to focus it after a navigation. So a click on a text
 * focuses the page, and Tab goes on from its first link, not from the click (gatsby 29037).
 * How much: a reader who clicks into a text and presses Tab loses the place.
 * Asserted: holds.ts (the id of Gatsby's element); navigation.spec.ts.
 * Until: Gatsby focuses a page without making it focusable by a click.
 */
import { MAIN_ID } from "../../site/frame-ids";

/** Gatsby's element around the page. */
const PAGE_ID = "gatsby-focus-wrapper";

/** From a press on, the page and its main part cannot be focused, so the click itself counts. */
export function leaveFocusToClicks(): void {
  const leave = () => {
    for (const part of document.querySelectorAll(`#${PAGE_ID}, #${MAIN_ID}`))
      part.removeAttribute("tabindex");
  };
  addEventListener("pointerdown", leave, { capture: true, passive: true });
}

/** Lets Gatsby focus the page that it shows next. */
export function letGatsbyFocus(): void {
  document.getElementById(PAGE_ID)?.setAttribute("tabindex", "-1");
}

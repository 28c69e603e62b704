/** Whether an element is on the page and not folded away. */
export const isShown = (element: Element): boolean => element.checkVisibility?.() ?? true;

/**
 * Unfolds everything that hides an element, as browsers do when they follow a link to an anchor.
 * The function opens `<details>` elements itself. Other components listen to the browsers' own
 * event, `beforematch`.
 */
export function reveal(element: Element): void {
  element.dispatchEvent(new Event("beforematch", { bubbles: true }));
  for (let at = element.closest("details"); at; at = at.parentElement?.closest("details") ?? null) {
    at.open = true;
  }
}

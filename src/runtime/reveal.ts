/** Whether an element is on the page and not folded away. */
export const isShown = (element: Element): boolean => element.checkVisibility?.() ?? true;

/**
 * Unfolds what an element is hidden in, as browsers do for links to an anchor that they follow
 * themselves: `<details>` are opened, and others are told by the browsers' own event,
 * `beforematch`.
 */
export function reveal(element: Element): void {
  element.dispatchEvent(new Event("beforematch", { bubbles: true }));
  for (let at = element.closest("details"); at; at = at.parentElement?.closest("details") ?? null) {
    at.open = true;
  }
}

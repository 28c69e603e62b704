const requests = new EventTarget();

/**
 * Opens the search dialog from anywhere in the page. The dialog belongs to the navbar's search box.
 */
export function openSearch(): void {
  requests.dispatchEvent(new Event("open"));
}

/** Calls `callback` whenever the search is to open. Returns a function that ends this. */
export function onOpenSearch(callback: () => void): () => void {
  requests.addEventListener("open", callback);
  return () => requests.removeEventListener("open", callback);
}

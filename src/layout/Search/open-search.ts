const requests = new EventTarget();

/** Opens the search dialog, which belongs to the navbar's search box, from anywhere in the page. */
export function openSearch(): void {
  requests.dispatchEvent(new Event("open"));
}

/** Calls back whenever the search is to open; the answer ends that. */
export function onOpenSearch(callback: () => void): () => void {
  requests.addEventListener("open", callback);
  return () => requests.removeEventListener("open", callback);
}

import { isShown, reveal } from "./reveal";
import { keys, read, write } from "./storage";

interface Place {
  pathname: string;
  search: string;
  hash: string;
  /** Of its entry in the history. */
  key?: string;
}

/** How long an anchor may take to appear. */
const PATIENCE = 5_000;
/** What a reader does to go somewhere else by hand. */
const TAKING_OVER = ["wheel", "touchstart", "keydown", "pointerdown"];

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const findAnchor = (hash: string): Element | null => {
  const name = hash.slice(1);
  return document.getElementById(name) ?? document.getElementById(decode(name));
};

/** Whether the browser has gone to an anchor: below the navbar, which covers the top. */
function isAtTop(anchor: Element): boolean {
  const { top } = anchor.getBoundingClientRect();
  return top >= 0 && top < innerHeight / 4;
}

function goTo(anchor: Element): void {
  reveal(anchor);
  anchor.scrollIntoView();
}

/** Goes to the anchor of the page's address if it is folded away. For what unfolds late. */
export function goToHiddenAnchor(): void {
  const anchor = findAnchor(location.hash);
  if (anchor && !isShown(anchor)) goTo(anchor);
}

let stopWaiting = (): void => {};

/**
 * Scrolls to an anchor; one that is not there yet is awaited for five seconds, unless the reader
 * scrolls or goes on.
 */
function scrollToAnchor(hash: string): void {
  const anchor = findAnchor(hash);
  if (anchor) {
    goTo(anchor);
    return;
  }
  const observer = new MutationObserver(() => {
    const late = findAnchor(hash);
    if (!late) return;
    stopWaiting();
    goTo(late);
  });
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ["id"] });
  const timer = setTimeout(() => stopWaiting(), PATIENCE);
  stopWaiting = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const type of TAKING_OVER) removeEventListener(type, stopWaiting);
  };
  for (const type of TAKING_OVER) addEventListener(type, stopWaiting, { passive: true });
}

/** Where the reader is in each entry of the history, by the entry's key. */
const positions = new Map<string, number>();
/**
 * The key of the page on the screen; the browser's entry is ahead of it while another page is
 * loaded.
 */
let shownKey: string | undefined;

const entryKey = (): string | undefined => history.state?.key;

/** Remembers where the reader is, unless another page is still on the screen. */
function keepPosition(): void {
  const key = entryKey();
  if (key !== undefined && key === shownKey) positions.set(key, scrollY);
}

/**
 * An entry that the browser has made, for a page loaded in full or an anchor in the page, gets a
 * key as Gatsby's have.
 */
function markEntry(): void {
  if (entryKey() !== undefined) return;
  shownKey = String(Date.now());
  history.replaceState({ ...history.state, key: shownKey }, "");
}

/**
 * Keeps the reader's position in each entry of the history. Gatsby keeps it too, but under the page
 * that it shows, which right after Back is the one that is left; and the browser would move that
 * one at once, before the other is there (V4).
 */
export function keepPositions(): void {
  // In the form of a query, which can be read whatever it is.
  for (const [key, position] of new URLSearchParams(read(keys.scrollPositions) ?? "")) {
    positions.set(key, Number(position));
  }
  markEntry();
  addEventListener("scroll", keepPosition, { passive: true });
  addEventListener("pagehide", () => {
    const kept = [...positions].map(([key, position]) => [key, String(position)]);
    write(keys.scrollPositions, new URLSearchParams(kept).toString());
    // A page that is loaded in full the browser puts in its place itself.
    history.scrollRestoration = "auto";
  });
}

/**
 * Before a navigation, that is before Gatsby does anything: the address of a link, or null for one
 * that the browser has made.
 */
export function beforeNavigation(to: string | null): void {
  if (to === null) {
    markEntry();
    return;
  }
  keepPosition();
  // Holds for this entry and for those that follow it.
  history.scrollRestoration = "manual";
}

/** A change of the query alone is no new page (V4). */
const isQueryChangeOnly = (previous: Place, next: Place): boolean =>
  previous.pathname === next.pathname &&
  previous.hash === next.hash &&
  previous.search !== next.search;

/**
 * After a route is rendered: goes to where the reader was in this entry of the history, else to the
 * anchor, else to the top.
 */
export function scrollAfterNavigation(previous: Place | null | undefined, next: Place): void {
  stopWaiting();
  shownKey = previous ? next.key : entryKey();
  const position = positions.get(shownKey ?? "");
  // A page loaded in full the browser has put in its place, but for an entry that was once left by
  // a link.
  const isPlaced = !previous && history.scrollRestoration !== "manual";
  if (isPlaced) {
    const anchor = findAnchor(next.hash);
    // Chrome leaves the place where the reader was for the anchor where a page is complete before
    // its first paint.
    if (position !== undefined && anchor && isAtTop(anchor)) window.scrollTo(0, position);
    else if (next.hash && (!anchor || !isShown(anchor))) scrollToAnchor(next.hash);
  } else if (position !== undefined) {
    window.scrollTo(0, position);
  } else if (previous && !isQueryChangeOnly(previous, next)) {
    if (next.hash) scrollToAnchor(next.hash);
    else window.scrollTo(0, 0);
  }
  keepPosition();
}

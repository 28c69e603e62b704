import { keys, read, write } from "../choices/storage";
import { isShown, reveal } from "../reveal";

interface HistoryPlace {
  pathname: string;
  search: string;
  hash: string;
  /** The key of the history entry. */
  key?: string;
}

/** How long an anchor may take to appear, in ms. */
const PATIENCE = 5_000;
/** Events that show that the reader moves on by hand. */
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

/**
 * Whether the browser has scrolled to an anchor. The anchor is then near the top, below the navbar.
 */
function isAtTop(anchor: Element): boolean {
  const { top } = anchor.getBoundingClientRect();
  return top >= 0 && top < innerHeight / 4;
}

function goTo(anchor: Element): void {
  reveal(anchor);
  anchor.scrollIntoView();
}

/**
 * Goes to the anchor of the page's address if it is folded away. For components such as tabs, whose
 * script may load after the browser has scrolled.
 */
export function goToHiddenAnchor(): void {
  const anchor = findAnchor(location.hash);
  if (anchor && !isShown(anchor)) goTo(anchor);
}

let stopWaiting = (): void => {};

/**
 * Scrolls to an anchor. If the anchor is not there yet, the function waits for it for five seconds,
 * unless the reader scrolls or navigates.
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

/** The reader's scroll position in each history entry, by the entry's key. */
const positions = new Map<string, number>();
/**
 * The key of the page on the screen. While another page loads, the browser's current entry is
 * already that of the other page.
 */
let shownKey: string | undefined;

const entryKey = (): string | undefined => history.state?.key;

/** Stores the reader's position, unless the screen still shows the page of another entry. */
function keepPosition(): void {
  const key = entryKey();
  if (key !== undefined && key === shownKey) positions.set(key, scrollY);
}

/**
 * Gives a key to an entry that the browser has made itself, for a full load or an anchor in the
 * page. Gatsby's own entries have such keys.
 */
function markEntry(): void {
  if (entryKey() !== undefined) return;
  shownKey = String(Date.now());
  history.replaceState({ ...history.state, key: shownKey }, "");
}

/**
 * Keeps the reader's position in each history entry (V4). Gatsby keeps positions too, but under the
 * page that it shows. Right after Back that is still the page that the reader leaves. The browser
 * would scroll that page at once, before the other one is there.
 */
export function keepPositions(): void {
  // Stored as a query string, because any text can be parsed as one.
  for (const [key, position] of new URLSearchParams(read(keys.scrollPositions) ?? "")) {
    positions.set(key, Number(position));
  }
  markEntry();
  addEventListener("scroll", keepPosition, { passive: true });
  addEventListener("pagehide", () => {
    const kept = [...positions].map(([key, position]) => [key, String(position)]);
    write(keys.scrollPositions, new URLSearchParams(kept).toString());
    // The browser itself restores the position of a page that it loads in full.
    history.scrollRestoration = "auto";
  });
}

/**
 * Prepares a navigation, before Gatsby does anything. `to` is the address of a link, or null if the
 * browser has made the navigation.
 */
export function beforeNavigation(to: string | null): void {
  if (to === null) {
    markEntry();
    return;
  }
  keepPosition();
  // Applies to this entry and to those that follow it.
  history.scrollRestoration = "manual";
}

/** Whether only the query changes. That does not count as a new page (V4). */
const isQueryChangeOnly = (previous: HistoryPlace, next: HistoryPlace): boolean =>
  previous.pathname === next.pathname &&
  previous.hash === next.hash &&
  previous.search !== next.search;

/**
 * Scrolls after Gatsby has rendered a route: to the reader's last position in this history entry,
 * else to the anchor, else to the top.
 */
export function scrollAfterNavigation(
  previous: HistoryPlace | null | undefined,
  next: HistoryPlace,
): void {
  stopWaiting();
  shownKey = previous ? next.key : entryKey();
  const position = positions.get(shownKey ?? "");
  // After a full load the browser has already scrolled, except in an entry that the reader once
  // left by a link.
  const isPlaced = !previous && history.scrollRestoration !== "manual";
  if (isPlaced) {
    const anchor = findAnchor(next.hash);
    // If a page is complete before its first paint, Chrome scrolls to the anchor instead of the
    // reader's last position.
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

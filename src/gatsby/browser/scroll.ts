/**
 * Keeps the reader's position in each history entry (V4), in place of Gatsby.
 *
 * Why: right after Back, Gatsby notes a position under the page that the reader leaves, and the
 * browser scrolls that page before the other one is there. A change of the query alone scrolls up.
 * How much: a reader loses the place, and sees a page jump.
 * Asserted: holds.ts (Gatsby's entries have keys); scroll.test.ts and browser tests.
 * Until: gatsby-react-router-scroll keeps positions by history entry, before it renders.
 */
import { keys, readInTab, writeInTab } from "../../runtime/choices/storage";
import { findAnchor, isAtTop, scrollToAnchor, stopWaiting } from "../../runtime/navigation/anchors";
import { isShown } from "../../runtime/reveal";

interface HistoryPlace {
  pathname: string;
  search: string;
  hash: string;
  /** The key of the history entry. */
  key?: string;
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

/** Keeps the reader's position in each history entry, and over a full load. */
export function keepPositions(): void {
  // Stored as a query string, because any text can be parsed as one.
  for (const [key, position] of new URLSearchParams(readInTab(keys.scrollPositions) ?? "")) {
    positions.set(key, Number(position));
  }
  markEntry();
  addEventListener("scroll", keepPosition, { passive: true });
  addEventListener("pagehide", () => {
    const kept = [...positions].map(([key, position]) => [key, String(position)]);
    writeInTab(keys.scrollPositions, new URLSearchParams(kept).toString());
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

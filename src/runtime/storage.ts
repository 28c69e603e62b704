/** What the site keeps in a reader's browser (V6). */
export const keys = {
  colorMode: "theme",
  announcement: "announcement.id",
  announcementDismissed: "announcement.dismissed",
  docsVersion: "docs.preferredVersion",
  recentSearches: "search.recent",
  tabs: "tabs.choices",
  scrollPositions: "scroll.positions",
} as const;

type Key = (typeof keys)[keyof typeof keys];

/** Each tab has a history of its own. */
const areaOf = (key: Key): Storage =>
  key === keys.scrollPositions ? sessionStorage : localStorage;

/**
 * Whether a reader has blocked storage. Chromium and Firefox throw where it is asked for; WebKit
 * answers with nothing.
 */
export function isStorageBlocked(): boolean {
  try {
    return !localStorage;
  } catch {
    return true;
  }
}

/** A stored value; null when there is none or storage is blocked. */
export function read(key: Key): string | null {
  try {
    return areaOf(key).getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value, or removes it when null. Does nothing when storage is blocked or full. */
export function write(key: Key, value: string | null): void {
  try {
    if (value === null) areaOf(key).removeItem(key);
    else areaOf(key).setItem(key, value);
  } catch {
    // The site works without its memory.
  }
}

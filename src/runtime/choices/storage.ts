/** The keys of all values that the site keeps in a reader's browser (V6). */
export const keys = {
  colorMode: "theme",
  announcement: "announcement.id",
  announcementDismissed: "announcement.dismissed",
  language: "language",
  docsVersion: "docs.preferredVersion",
  recentPages: "search.pages",
  tabs: "tabs.choices",
  scrollPositions: "scroll.positions",
} as const;

/** Scroll positions are in the session's storage, because each tab has its own history. */
type TabKey = typeof keys.scrollPositions;
type Key = Exclude<(typeof keys)[keyof typeof keys], TabKey>;

/** Returns a stored value. Null if there is none or storage is blocked. */
export function read(key: Key): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Stores a value, or removes it if the value is null. Does nothing if storage is blocked or full.
 */
export function write(key: Key, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // The site works without stored values.
  }
}

/** Returns a value of this tab's session. Null if there is none or storage is blocked. */
export function readInTab(key: TabKey): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value in this tab's session. Does nothing if storage is blocked or full. */
export function writeInTab(key: TabKey, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // The site works without stored values.
  }
}

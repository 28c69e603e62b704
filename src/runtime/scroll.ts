interface Place {
  pathname: string;
  search: string;
  hash: string;
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

let stopWaiting = (): void => {};

/** Scrolls to an anchor; one that is not there yet is awaited for five seconds, unless the reader scrolls or goes on. */
function scrollToAnchor(hash: string): void {
  const anchor = findAnchor(hash);
  if (anchor) {
    anchor.scrollIntoView();
    return;
  }
  const observer = new MutationObserver(() => {
    const late = findAnchor(hash);
    if (!late) return;
    stopWaiting();
    late.scrollIntoView();
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

/** Whether the browser itself has moved through its history. */
let isPop = false;

/** Notes how the reader goes to a place, before Gatsby does so: null is Back, Forward, or a plain link to an anchor. */
export function noteDirection(to: string | null): void {
  isPop = to === null;
}

/** A change of the query alone is no new page (V4). */
const isQueryChangeOnly = (previous: Place, next: Place): boolean =>
  previous.pathname === next.pathname &&
  previous.hash === next.hash &&
  previous.search !== next.search;

/**
 * Gatsby's question whether to scroll: to the anchor, else to where the reader was in this entry of the history, else to the
 * top. Anchors are not left to it: it goes to them on Back as well, and throws on some (V4).
 */
export function shouldScroll(
  previous: Place | undefined,
  next: Place,
  savedPosition: () => number | undefined,
): boolean {
  // The browser has put a page that is loaded in full where it should be.
  if (!previous) return false;
  if (isPop) {
    // It has done so within a page as well.
    if (previous.pathname === next.pathname) return false;
    if (!next.hash) return true;
    const position = savedPosition();
    if (position !== undefined) window.scrollTo(0, position);
    return false;
  }
  return !next.hash && !isQueryChangeOnly(previous, next);
}

/** After a route is rendered: goes to its anchor, if a link led there. */
export function scrollAfterNavigation(previous: Place | null | undefined, next: Place): void {
  stopWaiting();
  const wasPop = isPop;
  isPop = false;
  if (!next.hash || (previous && wasPop)) return;
  // A page loaded in full: the browser has gone to the anchor, or on reload to where the reader was.
  if (!previous && findAnchor(next.hash)) return;
  if (previous && isQueryChangeOnly(previous, next)) return;
  scrollToAnchor(next.hash);
}

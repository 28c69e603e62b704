import { isShown, reveal } from "../reveal";

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

/** Returns the element that a hash names, by its id or as an old anchor; null if it is not there. */
export const findAnchor = (hash: string): HTMLElement | null => {
  const name = hash.slice(1);
  const decoded = decode(name);
  return (
    document.getElementById(name) ??
    document.getElementById(decoded) ??
    document.querySelector<HTMLElement>(`a[name="${CSS.escape(decoded)}"]`)
  );
};

/**
 * Whether the browser has scrolled to an anchor. The anchor is then near the top, below the navbar.
 */
export function isAtTop(anchor: Element): boolean {
  const { top } = anchor.getBoundingClientRect();
  return top >= 0 && top < innerHeight / 4;
}

/** Lets Tab go on from an anchor, as after a link that the browser follows itself. */
function focusAt(anchor: HTMLElement): void {
  // The reader has moved the focus meanwhile, for example into a field.
  if (!document.activeElement?.contains(anchor)) return;
  if (anchor.tabIndex < 0 && !anchor.hasAttribute("tabindex")) {
    anchor.tabIndex = -1;
    anchor.addEventListener("blur", () => anchor.removeAttribute("tabindex"), { once: true });
  }
  anchor.focus({ preventScroll: true });
}

let waiting = new AbortController();

/** Stops waiting for a late anchor, or for Gatsby to move the focus. */
export const stopWaiting = (): void => waiting.abort();

/** Starts to wait. The signal aborts when the reader acts, or when something else is waited for. */
function wait(): AbortSignal {
  stopWaiting();
  waiting = new AbortController();
  const { signal } = waiting;
  for (const type of TAKING_OVER) addEventListener(type, stopWaiting, { passive: true, signal });
  return signal;
}

function goTo(anchor: HTMLElement): void {
  reveal(anchor);
  anchor.scrollIntoView();
  focusAt(anchor);
  // Gatsby moves the focus to the whole page when React has time for it.
  const onFocus = ({ target }: FocusEvent) => {
    if (target === anchor) return;
    stopWaiting();
    focusAt(anchor);
  };
  addEventListener("focusin", onFocus, { signal: wait() });
}

/**
 * Goes to the anchor of the page's address if it is folded away. For components such as tabs, whose
 * script may load after the browser has scrolled.
 */
export function goToHiddenAnchor(): void {
  const anchor = findAnchor(location.hash);
  if (anchor && !isShown(anchor)) goTo(anchor);
}

/**
 * Scrolls to an anchor. If the anchor is not there yet, the function waits for it for five seconds,
 * unless the reader scrolls or navigates.
 */
export function scrollToAnchor(hash: string): void {
  const anchor = findAnchor(hash);
  if (anchor) {
    goTo(anchor);
    return;
  }
  const signal = wait();
  const observer = new MutationObserver(() => {
    const late = findAnchor(hash);
    if (late) goTo(late);
  });
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ["id"] });
  const timer = setTimeout(stopWaiting, PATIENCE);
  signal.addEventListener("abort", () => {
    observer.disconnect();
    clearTimeout(timer);
  });
}

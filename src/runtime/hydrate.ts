import { createElement, type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { RootBoundary } from "./root-boundary";
import type { EarlyUse } from "./start";

declare global {
  interface Window {
    /** Only in pages that were built. */
    earlyUse?: EarlyUse;
  }
}

let earlyButton: EarlyUse["button"] = null;

/**
 * Has React take the HTML over as a transition: in slices of 5 ms, which a reader's touch or key
 * interrupts. As Gatsby does it, it is one task, of 150 ms on a phone.
 */
export function hydrate(page: ReactNode, container: Element): void {
  // From here on React has what the reader does.
  earlyButton = window.earlyUse?.button ?? null;
  startTransition(() => {
    hydrateRoot(container, createElement(RootBoundary, { container }, page));
  });
}

/** React has taken the page over: what was done before it was there is done now. */
export function repeatEarlyUse(): void {
  window.earlyUse?.end();
  earlyButton?.click();
  window.earlyUse?.shortcut?.click();
}

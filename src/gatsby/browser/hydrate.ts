import { createElement, type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { RootBoundary } from "../../runtime/loading/root-boundary";
import type { EarlyUse } from "./start";

let earlyButton: EarlyUse["button"] = null;

/**
 * Hydrates the page as a transition. React then works in slices of 5 ms, which the reader's touch
 * or key interrupts. Gatsby's own hydration is one task, which takes 150 ms on a phone.
 */
export function hydrate(page: ReactNode, container: Element): void {
  // From here on React itself handles what the reader does.
  earlyButton = window.earlyUse?.button ?? null;
  startTransition(() => {
    hydrateRoot(container, createElement(RootBoundary, { container }, page));
  });
}

/** Repeats what the reader did before React was ready. Call it once React has hydrated the page. */
export function repeatEarlyUse(): void {
  window.earlyUse?.end();
  earlyButton?.click();
}

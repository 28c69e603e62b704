import { type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

/**
 * Has React take the HTML over as a transition: in slices of 5 ms, which a reader's touch or key interrupts. As Gatsby does it, it is one
 * task, of 150 ms on a phone.
 */
export function hydrate(page: ReactNode, container: Element): void {
  startTransition(() => {
    hydrateRoot(container, page);
  });
}

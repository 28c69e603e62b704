import type { ComponentType } from "react";
import type { HelmetProps } from "react-helmet";

let helmet: ComponentType<HelmetProps> | undefined;
const watchers = new Set<() => void>();

/** react-helmet's component, once it is loaded. */
export const currentHelmet = () => helmet;

/** Tells the watcher when it is loaded. Answers with a function that ends it. */
export function watchHelmet(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
  };
}

/**
 * Loads react-helmet: as soon as another head than that of the HTML may be needed. What fails is
 * tried again at the next call.
 */
export async function loadHelmet(): Promise<void> {
  try {
    ({ Helmet: helmet } = await import("react-helmet"));
  } catch {
    return;
  }
  for (const watcher of watchers) watcher();
}

// The HTML's head comes from it, and in development the HTML has none yet. A build renders its
// first page after this.
if (typeof window === "undefined" || process.env.NODE_ENV === "development") loadHelmet();

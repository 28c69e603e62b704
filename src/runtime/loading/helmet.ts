/**
 * The HTML contains the head of the first page, so its script (5.3 kB) comes when the reader turns
 * to a link, at the latest when another page opens or a page crashes.
 */
import type { ComponentType } from "react";
import type { HelmetProps } from "react-helmet";

let helmet: ComponentType<HelmetProps> | undefined;
const watchers = new Set<() => void>();

/** Returns react-helmet's component, or undefined until it is loaded. */
export const currentHelmet = () => helmet;

/** Calls the watcher when react-helmet is loaded. Returns a function that removes the watcher. */
export function watchHelmet(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
  };
}

/**
 * Loads react-helmet. Call it as soon as a page may need another head than the one in the HTML. If
 * loading fails, the next call tries again.
 */
export async function loadHelmet(): Promise<void> {
  try {
    ({ Helmet: helmet } = await import("react-helmet"));
  } catch {
    return;
  }
  for (const watcher of watchers) watcher();
}

// react-helmet makes the head of the HTML in a build. In development the HTML has no head yet. A
// build renders its first page only after this has loaded.
if (typeof window === "undefined" || process.env.NODE_ENV === "development") loadHelmet();

/**
 * Counts readers with the script that content/site.yml names, unless their browsers ask sites not to.
 * No page waits for it.
 */
import type { Tracker } from "../site/services/services";
import { isPrivate } from "./is-private";
import { onceLoaded } from "./loading/once-loaded";

declare global {
  interface Window {
    /** Calls that Matomo carries out. */
    _paq?: { push(...calls: readonly (readonly string[])[]): unknown };
    goatcounter?: { count?(page: { path: string }): void };
  }
}

/** After this time, in ms, a page that is shown has its own title. Umami waits as long. */
const SETTLED = 300;

/** Loads the script once the page with all that it shows is loaded. */
export function startCounting(tracker: Tracker): void {
  if (isPrivate()) return;
  onceLoaded(() => {
    Object.assign(window, tracker.globals);
    const script = document.createElement("script");
    script.async = true;
    for (const [name, value] of Object.entries(tracker.data)) {
      script.setAttribute(`data-${name}`, value);
    }
    script.src = tracker.src;
    document.head.append(script);
  });
}

/** Counts another page that is shown in place of one at `from`, if the script does not notice it. */
export function countPage({ noticesPages }: Tracker, from: string): void {
  if (noticesPages || isPrivate()) return;
  const { href, pathname } = location;
  setTimeout(() => {
    window._paq?.push(
      ["setReferrerUrl", from],
      ["setCustomUrl", href],
      ["setDocumentTitle", document.title],
      ["trackPageView"],
    );
    window.goatcounter?.count?.({ path: pathname });
  }, SETTLED);
}

import { type ColorModeChoice, isMode, setMode } from "./mode";
import { keys, read } from "./storage";

/**
 * Sets the colour mode before the first paint (C2): the reader's choice, or the site's. Gives the
 * browser's own bars the colour of the page.
 */
export function showMode(choiceOfSite: ColorModeChoice): void {
  const stored = read(keys.colorMode);
  setMode(isMode(stored) ? stored : choiceOfSite);
  const bars = document.createElement("meta");
  bars.name = "theme-color";
  bars.content = getComputedStyle(document.documentElement).backgroundColor;
  document.head.append(bars);
}

/** Hides the announcement before the first paint if the reader has dismissed it (L2). */
export function hideDismissed(announcementId: string): void {
  if (read(keys.announcement) === announcementId && read(keys.announcementDismissed) === "true")
    document.documentElement.dataset.announcement = "dismissed";
}

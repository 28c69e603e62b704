/**
 * Shows the site's own font also where it came too late for the first paint. With
 * `font-display: optional` alone, a reader on a slow line would see the fallback on all pages until
 * the next full load.
 */

import { onceLoaded } from "./once-loaded";

/** The font of all text, for the browser and its weights. */
const { family: FAMILY, weight: WEIGHTS } = TEXT_FONT;

/** CSS pixels. Chromium does not count less as a shift of the layout. */
const UNNOTICED = 3;

/** The font, once it is loaded, until the page uses it. */
let late: FontFace | undefined;

/** Whether the browser draws text with the font. */
function isUsed(): boolean {
  const context = document.createElement("canvas").getContext("2d");
  if (!context) return true;
  const widthIn = (families: string): number => {
    context.font = `100px ${families}`;
    return context.measureText("mmmm iiii").width;
  };
  return widthIn(`"${FAMILY}", monospace`) !== widthIn("monospace");
}

/** Uses the font if it is loaded. */
export function applyOwnFont(): void {
  if (late) document.fonts.add(late);
  late = undefined;
}

/** Uses the font, unless that would move what the reader sees up or down. */
function applyUnnoticed(font: FontFace): void {
  const places = Array.from(document.querySelectorAll("body *"), (part) => {
    const { top, bottom } = part.getBoundingClientRect();
    return { part, top, isVisible: bottom > 0 && top < innerHeight };
  });
  document.fonts.add(font);
  // The browser lays the page out here, and paints nothing in between.
  const isMoved = ({ part, top }: (typeof places)[number]): boolean =>
    Math.abs(part.getBoundingClientRect().top - top) >= UNNOTICED;
  if (!places.some((place) => place.isVisible && isMoved(place))) return;
  document.fonts.delete(font);
  late = font;
}

/** Loads the font if this page does without it. Once the page has loaded, its file is cached. */
async function loadOwnFont(): Promise<void> {
  const { href } = document.querySelector<HTMLLinkElement>('link[rel="preload"][as="font"]') ?? {};
  if (!href || isUsed()) return;
  try {
    applyUnnoticed(await new FontFace(FAMILY, `url("${href}")`, { weight: WEIGHTS }).load());
  } catch {
    // The page keeps the fallback.
  }
}

/** Shows the font on this page if that moves nothing, and else from the next page on. */
export function showOwnFont(): void {
  onceLoaded(loadOwnFont);
}

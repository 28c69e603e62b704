/**
 * Fonts of a provider that content/site.yml lists load once the page has loaded, and are used from
 * the next page on: a font that arrives while a reader reads would set the text anew. A provider is
 * asked for what the owner lists, and never on a slow or metered line.
 */
import { isSlow } from "../navigation/connection";
import { onceLoaded } from "./once-loaded";

/** What a site asks font providers for. */
interface ProvidedFonts {
  readonly stylesheets: readonly string[];
  /** Values of the CSS property `font`. */
  readonly fonts: readonly string[];
}

let areLoaded = false;

const loadStylesheet = (href: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = href;
    link.onload = resolve;
    link.onerror = reject;
    document.head.append(link);
  });

async function loadFonts({ stylesheets, fonts }: ProvidedFonts): Promise<void> {
  try {
    await Promise.all(stylesheets.map(loadStylesheet));
    await Promise.all(fonts.map((font) => document.fonts.load(font)));
    areLoaded = true;
  } catch {
    // The page keeps the site's own fonts.
  }
}

/**
 * Loads the font providers' stylesheets and fonts, for the pages after this one. Waits until this
 * page and all that it shows have loaded (L6).
 */
export function loadFontsLater(provided: ProvidedFonts): void {
  if (provided.stylesheets.length > 0 && !isSlow()) onceLoaded(() => loadFonts(provided));
}

/**
 * Starts to use the web fonts if they are loaded. Call it when all text changes anyway, so that
 * nothing moves while the reader reads (L6).
 */
export function applyFonts(): void {
  if (areLoaded) document.documentElement.dataset.fonts = "loaded";
}

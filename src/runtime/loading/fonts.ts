/**
 * Fonts of a provider that content/site.yml lists load once the page has loaded, and are used from
 * the next page on: a font that arrives while a reader reads would set the text anew. A provider is
 * asked for what the owner lists, and never on a slow or metered line.
 */
import { isSlow } from "../navigation/connection";
import { onceLoaded } from "./once-loaded";

/**
 * The weights to load, each with the token that names its font family. The tokens are in the styles
 * that every page has.
 */
const FONTS = [
  ["normal", "--web-font-text"],
  ["bold", "--web-font-text"],
  ["normal", "--web-font-code"],
] as const;

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

async function loadFonts(stylesheets: readonly string[]): Promise<void> {
  try {
    await Promise.all(stylesheets.map(loadStylesheet));
    const tokens = getComputedStyle(document.documentElement);
    await Promise.all(
      FONTS.map(([weight, token]) =>
        document.fonts.load(`${weight} 1em ${tokens.getPropertyValue(token)}`),
      ),
    );
    areLoaded = true;
  } catch {
    // The page keeps the reader's own fonts.
  }
}

/**
 * Loads the font provider's stylesheets and fonts, for the pages after this one. Waits until this
 * page and all that it shows have loaded (L6).
 */
export function loadFontsLater(stylesheets: readonly string[]): void {
  if (stylesheets.length > 0 && !isSlow()) onceLoaded(() => loadFonts(stylesheets));
}

/**
 * Starts to use the web fonts if they are loaded. Call it when all text changes anyway, so that
 * nothing moves while the reader reads (L6).
 */
export function applyFonts(): void {
  if (areLoaded) document.documentElement.dataset.fonts = "loaded";
}

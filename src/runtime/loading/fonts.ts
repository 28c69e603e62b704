/**
 * The weights to load, each with the token that names its font family. The tokens are in the styles
 * that every page has.
 */
const FONTS = [
  ["normal", "--web-font-text"],
  ["bold", "--web-font-text"],
  ["normal", "--web-font-code"],
] as const;

let areAskedFor = false;
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

/** Loads the font provider's stylesheets and fonts once, for the pages after this one (L6). */
export async function loadFonts(stylesheets: readonly string[]): Promise<void> {
  if (areAskedFor) return;
  areAskedFor = true;
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
 * Starts to use the web fonts if they are loaded. Call it when all text changes anyway, so that
 * nothing moves while the reader reads (L6).
 */
export function applyFonts(): void {
  if (areLoaded) document.documentElement.dataset.fonts = "loaded";
}

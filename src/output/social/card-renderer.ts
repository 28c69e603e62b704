import { previewSize } from "../../site/preview-size";
import { drawTexts, ELLIPSIS, withoutEmoji } from "./card-layout";
import { encodePng, indexRows, paletteFrom } from "./png";
import { typesetterOf } from "./typesetter";

const { width } = previewSize;
/** The number of colours that the base may have. The rest of the palette is for text. */
const BASE_COLORS = 176;

/** The packages that make the pictures, besides those of fonts. */
export const PACKAGES = ["@resvg/resvg-js", "bidi-js", "harfbuzzjs", "linebreak"];

/** The parts that all pictures share. */
export interface Look {
  base: string;
  /** Path of the site's own font of headings, if it has one. */
  font: string | null;
  colors: { page: string; title: string; label: string };
  /** The direction of the pages. */
  direction: "ltr" | "rtl";
}

/** Returns the rows of the base with what the first rows of texts have on their ground. */
function withTexts(base: Buffer, texts: Buffer): Buffer {
  const rows = Buffer.from(base);
  const ground = base[1];
  for (let place = 0; place < texts.length; place += 1) {
    const pixel = texts[place] ?? 0;
    if (pixel !== ground) rows[place] = pixel;
  }
  return rows;
}

/**
 * Draws the base once, and returns a function that draws the picture of a title on it. The titles
 * contain only `letters`.
 */
export async function drawerOf(
  { base, colors, direction, font: ownFont }: Look,
  letters: string,
): Promise<(title: string, label: string) => Promise<Buffer>> {
  // This is imported here, so that only a build with something to draw loads it.
  const { renderAsync } = await import("@resvg/resvg-js");
  const { missingIn, setLine } = await typesetterOf(letters + ELLIPSIS, ownFont);
  const font = { loadSystemFonts: false };
  const pixelsOf = async (svg: string): Promise<Buffer> =>
    (await renderAsync(svg, { background: colors.page, font })).pixels;
  const basePalette = paletteFrom();
  const baseRows = indexRows(await pixelsOf(base), width, basePalette, BASE_COLORS);
  return async (title, label) => {
    const shown = withoutEmoji(title);
    if (shown === "") throw new Error("the title contains only emoji");
    const above = withoutEmoji(label);
    const missing = missingIn(shown + above);
    if (missing.length > 0) throw new Error(`no font has “${missing.join("”, “")}”`);
    const svg = drawTexts({ title: shown, label: above, colors, direction, setLine });
    const palette = paletteFrom(basePalette);
    const rows = indexRows(await pixelsOf(svg), width, palette);
    return encodePng(withTexts(baseRows, rows), width, palette);
  };
}

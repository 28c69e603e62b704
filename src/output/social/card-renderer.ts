import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../data/files/project";
import { previewSize } from "../../site/preview-size";
import { cardTree, withoutEmoji } from "./card-layout";
import { encodePng, indexRows, paletteFrom } from "./png";

const { width } = previewSize;
/** The number of colours that the base may have. The rest of the palette is for text. */
const BASE_COLORS = 176;

/** The packages that make the pictures. */
export const PACKAGES = {
  layout: "satori",
  pixels: "@resvg/resvg-js",
  font: "@fontsource/inter",
} as const;
/**
 * Subsets of the font. The first one is for most text. The others have the characters that it
 * lacks.
 */
const SUBSETS = [
  "latin",
  "latin-ext",
  "cyrillic",
  "cyrillic-ext",
  "greek",
  "greek-ext",
  "vietnamese",
];

const WEIGHT = 600 as const;

/** Returns a font file as satori reads it: of one weight, and not compressed. */
async function brandFont(path: string, letters: string) {
  const { default: subsetFont } = await import("subset-font");
  const options = { targetFormat: "truetype", variationAxes: { wght: WEIGHT } } as const;
  return {
    name: "brand",
    data: await subsetFont(readFileSync(path), letters, options),
    weight: WEIGHT,
  };
}

/** Reads a file of a package. */
export const inPackage = (name: string, file: string): Buffer =>
  readFileSync(join(root, "node_modules", name, file));

/** The parts that all pictures share. */
export interface Look {
  base: string;
  /** Path of the site's own font of headings, if it has one. */
  font: string | null;
  colors: { page: string; title: string; label: string };
}

/**
 * Draws the base once, and returns a function that draws the picture of a title on it. The titles
 * contain only `letters`.
 */
export async function drawerOf(
  { base, colors, font: ownFont }: Look,
  letters: string,
): Promise<(title: string, label: string) => Promise<Buffer>> {
  // These are imported here, so that only a build with something to draw loads them.
  const { renderAsync } = await import("@resvg/resvg-js");
  const { default: satori } = await import("satori");
  const usual = SUBSETS.map((name) => ({
    name,
    data: inPackage(PACKAGES.font, `files/inter-${name}-600-normal.woff`),
    weight: WEIGHT,
  }));
  const own = ownFont === null ? [] : [await brandFont(ownFont, letters)];
  const fonts = [...own, ...usual];
  const font = { loadSystemFonts: false };
  const pixelsOf = async (svg: string): Promise<Buffer> =>
    (await renderAsync(svg, { background: colors.page, font })).pixels;
  const basePalette = paletteFrom();
  const baseRows = indexRows(await pixelsOf(base), width, basePalette, BASE_COLORS);
  return async (title, label) => {
    const shown = withoutEmoji(title);
    if (shown === "") throw new Error("the title contains only emoji");
    const missing: string[] = [];
    const svg = await satori(cardTree(shown, withoutEmoji(label), colors), {
      width,
      fonts,
      loadAdditionalAsset: async (_, text) => {
        missing.push(text);
        return [];
      },
    });
    if (missing.length > 0) throw new Error(`the font does not have “${missing.join("”, “")}”`);
    const palette = paletteFrom(basePalette);
    const rows = indexRows(await pixelsOf(svg), width, palette);
    return encodePng(Buffer.concat([rows, baseRows.subarray(rows.length)]), width, palette);
  };
}

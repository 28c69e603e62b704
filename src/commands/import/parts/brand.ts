import { readFileSync } from "node:fs";
import { extname } from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { imageHeader } from "../../../markdown/named-files/image-header";

/** Larger pictures do not belong into every page. */
const MOST_BRAND_BYTES = 60_000;
/** Pixels: the height of the largest icon of the site. */
const ICON_HEIGHT = 512;
/** Pixels: four times the height of a mark in the navbar. So small, no picture is too large. */
const SMALL_HEIGHT = 128;
const TYPES: Readonly<Record<string, string>> = {
  ".gif": "image/gif",
  ".jpeg": "image/jpeg",
  ".jpg": "image/jpeg",
  ".png": "image/png",
  ".webp": "image/webp",
};

const drawingOf = (width: number, height: number, href?: string): string =>
  `${renderToStaticMarkup(
    createElement(
      "svg",
      {
        xmlns: "http://www.w3.org/2000/svg",
        width: Math.round((64 * width) / height),
        height: 64,
        viewBox: `0 0 ${width} ${height}`,
      },
      href && createElement("image", { width, height, href }),
    ),
  )}\n`;

/** Stands for a mark that a site does not have: a drawing of nothing. */
export const noMark = drawingOf(1, 64);

const drawn = (width: number, height: number, type: string, bytes: Buffer) => ({
  drawing: drawingOf(width, height, `data:${type};base64,${bytes.toString("base64")}`),
});

const smaller = (bytes: Buffer, height: number) =>
  sharp(bytes)
    .resize({ width: 2 * height, height, fit: "inside", withoutEnlargement: true })
    .png({ palette: true })
    .toBuffer({ resolveWithObject: true });

/** Returns a picture as an SVG, smaller if it is large; a sentence says why a picture cannot be one. */
export async function asDrawing(path: string): Promise<{ drawing: string } | { fault: string }> {
  const bytes = readFileSync(path);
  const type = TYPES[extname(path).toLowerCase()];
  if (type === undefined) return { fault: "it is neither an SVG nor a picture of the web" };
  const { width = 0, height = 0, fault } = imageHeader(path);
  if (fault || width === 0 || height === 0) return { fault: "it is no picture" };
  if (bytes.length <= MOST_BRAND_BYTES) return drawn(width, height, type, bytes);
  try {
    const large = await smaller(bytes, ICON_HEIGHT);
    const isFit = large.data.length <= MOST_BRAND_BYTES;
    const { data, info } = isFit ? large : await smaller(bytes, SMALL_HEIGHT);
    return drawn(info.width, info.height, "image/png", data);
  } catch {
    return { fault: "it is no picture" };
  }
}

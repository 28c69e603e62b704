import { readFileSync } from "node:fs";
import { extname } from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { imageHeader } from "../../../markdown/named-files/image-header";

/** Larger pictures do not belong into every page. */
const MOST_BRAND_BYTES = 60_000;
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

/** Returns a picture as an SVG; a sentence says why a picture cannot be one. */
export function asDrawing(path: string): { drawing: string } | { fault: string } {
  const bytes = readFileSync(path);
  const type = TYPES[extname(path).toLowerCase()];
  if (type === undefined) return { fault: "it is neither an SVG nor a picture of the web" };
  if (bytes.length > MOST_BRAND_BYTES) {
    const found = Math.ceil(bytes.length / 1000);
    return { fault: `it has ${found} kB; a mark may have ${MOST_BRAND_BYTES / 1000} kB` };
  }
  const { width = 0, height = 0, fault } = imageHeader(path);
  if (fault || width === 0 || height === 0) return { fault: "it is no picture" };
  return { drawing: drawingOf(width, height, `data:${type};base64,${bytes.toString("base64")}`) };
}

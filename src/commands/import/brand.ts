import { readFileSync } from "node:fs";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { imageHeader } from "../../markdown/named-files/image-header";

/** Larger pictures do not belong into every page. */
const MOST_BRAND_BYTES = 60_000;

/** Returns a PNG as an SVG; undefined if it is too large for a picture that each page has. */
export function pngAsSvg(path: string): string | undefined {
  const bytes = readFileSync(path);
  const { width = 0, height = 0, fault } = imageHeader(path);
  if (bytes.length > MOST_BRAND_BYTES || fault || width === 0) return undefined;
  const href = `data:image/png;base64,${bytes.toString("base64")}`;
  const drawing = createElement(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      width: 64,
      height: 64,
      viewBox: `0 0 ${width} ${height}`,
    },
    createElement("image", { width, height, href }),
  );
  return `${renderToStaticMarkup(drawing)}\n`;
}

import { readFileSync } from "node:fs";
import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { readSite } from "../../data/settings/site-file";
import { tokenColor } from "../../data/settings/token-color";
import { logoOn } from "../../data/site/logo";
import type { wordmark } from "../../data/site/wordmark";

const STROKE = 2.6;

/** Returns a drawing of this size as SVG. */
export const svgOf = (
  { width, height }: { width: number; height: number },
  ...parts: (ReactElement | null)[]
): string =>
  renderToStaticMarkup(
    createElement("svg", { xmlns: "http://www.w3.org/2000/svg", width, height }, ...parts),
  );

/** Returns the brand's mark as a part of an SVG drawing: as large as fits into a square. */
export function drawMark(x: number, y: number, size: number): ReactElement {
  // As a picture of its own, the file may begin with anything and have any size.
  const { path, type } = logoOn(readSite().colorMode.default);
  const href = `data:${type};base64,${readFileSync(path, "base64")}`;
  return createElement("image", { x, y, width: size, height: size, href });
}

/** Returns a name as a part of an SVG drawing, in letters drawn for this site. */
export function drawName(
  { letters }: NonNullable<ReturnType<typeof wordmark>>,
  x: number,
  y: number,
  scale: number,
): ReactElement {
  return createElement(
    "g",
    {
      transform: `translate(${x} ${y}) scale(${scale})`,
      fill: "none",
      stroke: tokenColor("text"),
      strokeWidth: STROKE,
      strokeLinecap: "round",
      strokeLinejoin: "round",
    },
    ...letters.map(({ x: left, path }) =>
      createElement("path", { d: path, transform: `translate(${left})` }),
    ),
  );
}

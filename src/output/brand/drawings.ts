import { readFileSync } from "node:fs";
import { logoOnDark } from "../../data/site/logo";
import type { wordmark } from "../../data/site/wordmark";
import { tokenColor } from "./token-color";

const STROKE = 2.6;

/** Returns the brand's mark as a part of an SVG drawing: as large as fits into a square. */
export function drawMark(x: number, y: number, size: number): string {
  // As a picture of its own, the file may begin with anything and have any size.
  const logo = readFileSync(logoOnDark(), "base64");
  return `<image x="${x}" y="${y}" width="${size}" height="${size}" href="data:image/svg+xml;base64,${logo}"/>`;
}

/** Returns a name as a part of an SVG drawing, in letters drawn for this site. */
export function drawName(
  { letters }: NonNullable<ReturnType<typeof wordmark>>,
  x: number,
  y: number,
  scale: number,
): string {
  const paths = letters.map(
    ({ x: left, path }) => `<path d="${path}" transform="translate(${left})"/>`,
  );
  return `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="${tokenColor("text")}" stroke-width="${STROKE}" stroke-linecap="round" stroke-linejoin="round">${paths.join("")}</g>`;
}

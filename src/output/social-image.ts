import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { staticRoot } from "../data/project";
import { readSite } from "../data/site-file";
import { wordmark } from "../data/wordmark";
import * as routes from "../site/routes";
import { tokenColor } from "./token-color";

const WIDTH = 1200;
const HEIGHT = 630;
const MARK = 220;
/** Room on either side of the name. */
const MARGIN = 150;
const STROKE = 2.6;

/** The template: the mark, and the name below it where it can be drawn. Without fonts, so that every machine makes the same. */
function drawing(): string {
  const name = wordmark(readSite().product.name);
  const scale = name ? Math.min(4, (WIDTH - 2 * MARGIN) / name.width) : 0;
  const height = 20 * scale;
  const gap = name ? 56 : 0;
  const top = (HEIGHT - MARK - gap - height) / 2;
  const mark = readFileSync(join(staticRoot, "img/logo.svg"), "utf8").replace(
    /width="\d+" height="\d+"/,
    `x="${(WIDTH - MARK) / 2}" y="${top}" width="${MARK}" height="${MARK}"`,
  );
  const letters = name?.letters.map(
    ({ x, path }) => `<path d="${path}" transform="translate(${x})"/>`,
  );
  const place = `translate(${(WIDTH - (name?.width ?? 0) * scale) / 2} ${top + MARK + gap}) scale(${scale})`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="100%" height="100%" fill="${tokenColor("page")}"/>
    ${mark}
    <g transform="${place}" fill="none" stroke="${tokenColor("text")}" stroke-width="${STROKE}" stroke-linecap="round" stroke-linejoin="round">${letters?.join("") ?? ""}</g>
  </svg>`;
}

/** Writes the picture that previews of pages without one of their own show. */
export async function writeSocialImage(): Promise<void> {
  await sharp(Buffer.from(drawing()))
    .png({ palette: true })
    .toFile(join("public", routes.socialImage));
}

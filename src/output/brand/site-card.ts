import { createElement } from "react";
import sharp from "sharp";
import { writeMade } from "../../data/files/door";
import { publicFile } from "../../data/files/project";
import { readSite } from "../../data/settings/site-file";
import { tokenColor } from "../../data/settings/token-color";
import { wordmark } from "../../data/site/wordmark";
import { previewSize } from "../../site/preview-size";
import * as routes from "../../site/routes";
import { drawMark, drawName, svgOf } from "./drawings";

const { width, height } = previewSize;
const MARK = 220;
/** Room on either side of the name. */
const MARGIN = 150;
const GAP = 56;

/**
 * Returns the picture as SVG: the mark, and the name below it if all its letters can be drawn. It
 * uses no fonts, so every machine makes the same picture.
 */
function drawing(): string {
  const name = wordmark(readSite().product.name);
  const scale = name ? Math.min(4, (width - 2 * MARGIN) / name.width) : 0;
  const top = (height - MARK - (name ? GAP + 20 * scale : 0)) / 2;
  return svgOf(
    previewSize,
    createElement("rect", { width: "100%", height: "100%", fill: tokenColor("page") }),
    drawMark((width - MARK) / 2, top, MARK),
    name && drawName(name, (width - name.width * scale) / 2, top + MARK + GAP, scale),
  );
}

/** Writes the preview picture of pages that have none of their own. */
export async function writeSiteCard(): Promise<void> {
  const picture = sharp(Buffer.from(drawing())).png({ palette: true });
  writeMade(publicFile(routes.socialImage), await picture.toBuffer());
}

import { join } from "node:path";
import { imageHeader } from "../../markdown/files/image-header";
import { isFile } from "../../markdown/files/stat-of";
import { staticRoot } from "../files/project";

/** Height of the logo in the navbar, in px. */
const HEIGHT = 28;
/** The navbar has no room for a wider one. */
const MOST_WIDTH = 140;

/**
 * Returns how wide the logo is in the navbar, in px. A logo without a size counts as a square, as
 * does one that is missing.
 */
export function logoWidth(path = join(staticRoot, "img/logo.svg")): number {
  const { width, height } = isFile(path) ? imageHeader(path) : {};
  return width && height ? Math.min(MOST_WIDTH, Math.round((HEIGHT * width) / height)) : HEIGHT;
}

import { join } from "node:path";
import { imageHeader } from "../../markdown/named-files/image-header";
import { isFile } from "../../markdown/named-files/stat-of";
import { LOGO_HEIGHT } from "../../site/logo-height";
import { staticRoot } from "../files/project";

/** The navbar has no room for a wider one. */
const MOST_WIDTH = 140;

/** The mark. */
const logo = join(staticRoot, "img/logo.svg");
/** The mark on dark pages, where the owner has drawn another one for them. */
const darkLogo = join(staticRoot, "img/logo-dark.svg");

export const hasDarkLogo = (): boolean => isFile(darkLogo);

/** Returns the path of the mark for the ground of a mode. */
export const logoOn = (mode: "light" | "dark"): string =>
  mode === "dark" && hasDarkLogo() ? darkLogo : logo;

/**
 * Returns how wide the logo is in the navbar, in px. A logo without a size counts as a square, as
 * does one that is missing.
 */
export function logoWidth(path = logo): number {
  const { width, height } = isFile(path) ? imageHeader(path) : {};
  if (!width || !height) return LOGO_HEIGHT;
  return Math.min(MOST_WIDTH, Math.round((LOGO_HEIGHT * width) / height));
}

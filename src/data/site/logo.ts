import { join } from "node:path";
import { imageHeader } from "../../markdown/named-files/image-header";
import { isFile } from "../../markdown/named-files/stat-of";
import type { SiteConfig } from "../../site/config";
import { LOGO_HEIGHT } from "../../site/logo-height";
import { staticRoot } from "../files/project";
import { readSite } from "../settings/site-file";

/** The navbar has no room for a wider one. */
const MOST_WIDTH = 140;

/** Where the mark is if the owner names no file. */
const USUAL = "/img/logo.svg";
/** The mark on dark pages, where the owner has drawn another one for them. */
const USUAL_DARK = "/img/logo-dark.svg";

/** The addresses of the mark. `dark` is null if dark pages show that of light ones. */
interface Logo {
  light: string;
  dark: string | null;
}

const inStatic = (address: string): string => join(staticRoot, address);

/** Returns where the mark is for pages of each mode. */
export function logoOf({ logo }: Pick<SiteConfig, "logo"> = readSite()): Logo {
  if (logo === undefined) {
    return { light: USUAL, dark: isFile(inStatic(USUAL_DARK)) ? USUAL_DARK : null };
  }
  return typeof logo === "string" ? { light: logo, dark: null } : logo;
}

/** Returns the type of a mark, for browsers. */
export const logoType = (address: string): string =>
  address.endsWith(".png") ? "image/png" : "image/svg+xml";

/** Returns the file of the mark for the ground of a mode, and its type. */
export function logoOn(mode: "light" | "dark"): { path: string; type: string } {
  const { light, dark } = logoOf();
  const address = (mode === "dark" && dark) || light;
  return { path: inStatic(address), type: logoType(address) };
}

/**
 * Returns how wide the logo is in the navbar, in px. A logo without a size counts as a square, as
 * does one that is missing.
 */
export function logoWidth(path = inStatic(logoOf().light)): number {
  const { width, height } = isFile(path) ? imageHeader(path) : {};
  if (!width || !height) return LOGO_HEIGHT;
  return Math.min(MOST_WIDTH, Math.round((LOGO_HEIGHT * width) / height));
}

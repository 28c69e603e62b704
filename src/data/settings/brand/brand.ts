import type { SiteConfig } from "../../../site/config";
import { colorStyles } from "./colors";
import { fontStyles } from "./fonts";

/** The radius of `src/styles/tokens.css`, in px. */
const USUAL_RADIUS = 10;
/** How round small things are, compared with large ones. */
const SMALL = 0.6;

const radiusStyles = (radius: number): string =>
  radius === USUAL_RADIUS ? "" : `:root{--radius:${radius}px;--radius-small:${radius * SMALL}px}`;

/** Returns the styles that make the site's brand out of the usual one, below a path prefix. */
export const brandStyles = async (
  { colors, fonts, radius }: Pick<SiteConfig, "colors" | "fonts" | "radius">,
  prefix: string,
): Promise<string> =>
  colorStyles(colors) + radiusStyles(radius) + (await fontStyles(fonts, prefix));

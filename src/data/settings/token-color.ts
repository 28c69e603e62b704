import { brandIn } from "./brand/colors";
import { paletteOf } from "./brand/palette";
import type { Mode } from "./brand/tokens";
import { readSite } from "./site-file";

/** Returns a colour of the site, given the name of its token, such as `page`. */
export function tokenColor(name: string, mode: Mode = readSite().colorMode.default): string {
  const color = paletteOf(brandIn(readSite().colors, mode), mode).get(name);
  if (!color) throw new Error(`src/styles/tokens.css has no ${mode} colour --${name}.`);
  return color;
}

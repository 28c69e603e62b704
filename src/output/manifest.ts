import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../data/project";
import { readSite } from "../data/site-file";

/** The page's colour in the default mode of the tokens, the one place with colours. */
const pageColor = (): string =>
  /--page:\s*(#\w+)/.exec(readFileSync(join(root, "src/styles/tokens.css"), "utf8"))?.[1] ?? "";

/** Options of gatsby-plugin-manifest: web manifest and icons, all made of one drawing. */
export function webManifest() {
  const { product, description } = readSite();
  const color = pageColor();
  return {
    name: product.name,
    short_name: product.short,
    description,
    start_url: "/",
    display: "browser",
    background_color: color,
    theme_color: color,
    // The page sets its own, by colour mode.
    theme_color_in_head: false,
    icon: "static/favicon.svg",
    icons: [192, 512].map((size) => ({
      src: `icons/${size}.png`,
      sizes: `${size}x${size}`,
      type: "image/png",
    })),
    // No links for old iPhones: they take the manifest's icons as well.
    legacy: false,
  };
}

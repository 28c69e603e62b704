import { readSite } from "../data/site-file";
import { tokenColor } from "./token-color";

/** Options of gatsby-plugin-manifest: web manifest and icons, all made of one drawing. */
export function webManifest() {
  const { product, description } = readSite();
  const color = tokenColor("page");
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

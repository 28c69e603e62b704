import { join } from "node:path";
import sharp from "sharp";
import { writeMade } from "../../data/files/door";
import { publicFile, staticRoot } from "../../data/files/project";
import { readSite } from "../../data/settings/site-file";
import { tokenColor } from "../../data/settings/token-color";
import * as routes from "../../site/routes";

/** Returns a square icon of a drawing, whatever shape the drawing has. */
export const iconOf = (drawing: string | Buffer, size: number): Promise<Buffer> =>
  // Dots per inch. With this value, sharp renders the drawing of 64 pixels at a large size.
  // Otherwise it would enlarge the pixels.
  sharp(drawing, { density: 576 })
    .resize(size, size, { fit: "contain", background: "transparent" })
    .png()
    .toBuffer();

/**
 * Writes the web manifest, and its icons from the brand's only drawing. This site does not use
 * gatsby-plugin-manifest, because it would add 3 kB of Gatsby's scripts to every page.
 */
export async function writeManifest(): Promise<void> {
  const { product, description } = readSite();
  const color = tokenColor("page");
  const icons = [];
  for (const size of routes.iconSizes) {
    const src = routes.icon(size);
    writeMade(publicFile(src), await iconOf(join(staticRoot, "favicon.svg"), size));
    icons.push({ src: src.slice(1), sizes: `${size}x${size}`, type: "image/png" });
  }
  const manifest = {
    name: product.name,
    short_name: product.short,
    description,
    // Addresses are relative to the manifest's address, so they also work below a path prefix.
    start_url: ".",
    display: "browser",
    background_color: color,
    theme_color: color,
    icons,
  };
  writeMade(publicFile("manifest.webmanifest"), JSON.stringify(manifest));
}

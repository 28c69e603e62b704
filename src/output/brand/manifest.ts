import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { publicFile, staticRoot } from "../../data/files/project";
import { readSite } from "../../data/settings/site-file";
import { tokenColor } from "./token-color";

const SIZES = [192, 512];

/**
 * Writes the web manifest, and its icons from the brand's only drawing. This site does not use
 * gatsby-plugin-manifest, because it would add 3 kB of Gatsby's scripts to every page.
 */
export async function writeManifest(): Promise<void> {
  const { product, description } = readSite();
  const color = tokenColor("page");
  await mkdir(publicFile("icons"), { recursive: true });
  const icons = [];
  for (const size of SIZES) {
    const src = `icons/${size}.png`;
    // Dots per inch. With this value, sharp renders the drawing of 64 pixels at a large size.
    // Otherwise it would enlarge the pixels.
    await sharp(join(staticRoot, "favicon.svg"), { density: 576 })
      .resize(size)
      .png()
      .toFile(publicFile(src));
    icons.push({ src, sizes: `${size}x${size}`, type: "image/png" });
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
  await writeFile(publicFile("manifest.webmanifest"), JSON.stringify(manifest));
}

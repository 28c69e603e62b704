import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { publicFile, staticRoot } from "../../data/files/project";
import { readSite } from "../../data/settings/site-file";
import { tokenColor } from "./token-color";

const SIZES = [192, 512];

/**
 * Writes the web manifest, and its icons from the one drawing of the brand. Not by
 * gatsby-plugin-manifest, with which 3 kB of Gatsby's scripts would come into every page.
 */
export async function writeManifest(): Promise<void> {
  const { product, description } = readSite();
  const color = tokenColor("page");
  await mkdir(publicFile("icons"), { recursive: true });
  const icons = [];
  for (const size of SIZES) {
    const src = `icons/${size}.png`;
    // Dots an inch, so that the drawing of 64 pixels is drawn large and not blown up.
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
    // Addresses are seen from the manifest's own, so that they hold below a path prefix.
    start_url: ".",
    display: "browser",
    background_color: color,
    theme_color: color,
    icons,
  };
  await writeFile(publicFile("manifest.webmanifest"), JSON.stringify(manifest));
}

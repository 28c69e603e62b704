import { readFileSync } from "node:fs";
import { extname } from "node:path";
import { imageSize } from "image-size";

/**
 * No camera takes larger pictures. A file of a few kB can claim any number of pixels, and each
 * pixel would need memory.
 */
export const MOST_PIXELS = 100_000_000;

/** File names of bitmap pictures. */
const PIXELS = /\.(?:avif|bmp|gif|ico|jpe?g|png|tiff?|webp)$/i;

/** What the header of a picture says about it. */
export interface ImageHeader {
  width?: number;
  height?: number;
  /** Whether it is an animated PNG. */
  isAnimated?: boolean;
  /** Why the file is not a picture, as the end of a sentence. */
  fault?: string;
}

/** Returns what `imageSize` finds; undefined if it does not know this kind of picture. */
function sizeOf(bytes: Uint8Array) {
  try {
    return imageSize(bytes);
  } catch {
    return undefined;
  }
}

/**
 * Reads the header of a picture, given its path. It returns nothing about an SVG without a size, or
 * about other files that browsers may show.
 */
export function imageHeader(path: string): ImageHeader {
  const bytes = readFileSync(path);
  const size = sizeOf(bytes);
  if (!PIXELS.test(path)) return size ? { width: size.width, height: size.height } : {};
  if (bytes.length === 0) return { fault: "is empty. Export or copy it again." };
  if (!size || size.type === "svg") {
    const found = size ? "is an SVG" : "does not have a known format";
    return {
      fault: `${found}, but its name ends in \`${extname(path)}\`. Export it again, or correct its name.`,
    };
  }
  const { width, height, type } = size;
  if (width * height > MOST_PIXELS) {
    return {
      fault: `has ${width} × ${height} pixels. The limit is 100 million. Scale it down.`,
    };
  }
  // Animated PNG: https://www.w3.org/TR/png-3/#acTL-chunk
  const isAnimated = type === "png" && bytes.subarray(0, bytes.indexOf("IDAT")).includes("acTL");
  return { width, height, isAnimated };
}

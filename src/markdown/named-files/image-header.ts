import { readFileSync } from "node:fs";
import { extname } from "node:path";
import { imageSize } from "image-size";
import { readExif } from "./exif";

/**
 * No camera takes larger pictures. A file of a few kB can claim any number of pixels, and each
 * pixel would need memory.
 */
export const MOST_PIXELS = 100_000_000;

/** File names of bitmap pictures. */
const PIXELS = /\.(?:avif|bmp|gif|ico|jpe?g|png|tiff?|webp)$/i;

/** File names of pictures beside documents that the build makes in several sizes. */
export const PROCESSED = /\.(?:avif|jpe?g|png|tiff?|webp)$/i;

/** What a picture is once it is decoded. */
export interface ImageHeader {
  /** The size in pixels, after the picture was turned by its metadata. */
  width?: number;
  height?: number;
  /** Whether it is an animated PNG or AVIF. */
  isAnimated?: boolean;
  /** Whether it says where it was taken. */
  hasPlace?: boolean;
  /** Why browsers show the file otherwise than the site means it, as the end of a sentence. */
  warning?: string;
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
 * Returns an SVG as `imageSize` reads it: it looks for the element in the first kB, and for single
 * blanks in its `viewBox`.
 */
function readableSvg(text: string): Buffer {
  const element = text.slice(text.search(/<svg\s/));
  return Buffer.from(
    element.replace(
      /(\sviewBox=["'])([^"']*)/,
      (_, start: string, box: string) =>
        start +
        box
          .trim()
          .split(/[\s,]+/)
          .join(" "),
    ),
  );
}

/** Returns how decoders turn a picture, as EXIF numbers it. `orientation` is what EXIF data says. */
function turnOf(bytes: Buffer, size: ReturnType<typeof imageSize>, orientation: number): number {
  // Other data may belong to a second picture in the file.
  if (size.type === "jpg") return size.orientation ?? 1;
  if (size.type !== "avif") return orientation;
  // A box of the format that turns by quarters. EXIF data does not count.
  const box = bytes.indexOf("irot");
  return box > 0 && (bytes[box + 4] ?? 0) % 2 === 1 ? 6 : 1;
}

/**
 * Reads what a picture is, given its path. It returns nothing about an SVG without a size, or about
 * other files that browsers may show.
 */
export function imageHeader(path: string): ImageHeader {
  const bytes = readFileSync(path);
  if (!PIXELS.test(path)) {
    const isSvg = /\.svg$/i.test(path);
    const { width, height } = sizeOf(isSvg ? readableSvg(bytes.toString()) : bytes) ?? {};
    return width && height ? { width, height } : {};
  }
  if (bytes.length === 0) return { fault: "is empty. Export or copy it again." };
  // `imageSize` does not know the name of animated AVIF.
  const isSequence = bytes.subarray(4, 12).equals(Buffer.from("ftypavis"));
  if (isSequence) bytes.write("avif", 8);
  const size = sizeOf(bytes);
  if (!size || size.type === "svg") {
    const found = size ? "is an SVG" : "does not have a known format";
    return {
      fault: `${found}, but its name ends in \`${extname(path)}\`. Export it again, or correct its name.`,
    };
  }
  const { type } = size;
  if (size.width * size.height > MOST_PIXELS) {
    return {
      fault: `has ${size.width} × ${size.height} pixels. The limit is 100 million. Scale it down.`,
    };
  }
  const { orientation, hasPlace } = readExif(bytes);
  const turn = turnOf(bytes, size, orientation);
  const isOnItsSide = turn > 4;
  const warning =
    type === "webp" && turn > 1
      ? "is turned by its EXIF data, which browsers ignore in a WebP file. Turn the picture itself."
      : undefined;
  return {
    width: isOnItsSide ? size.height : size.width,
    height: isOnItsSide ? size.width : size.height,
    // Animated PNG: https://www.w3.org/TR/png-3/#acTL-chunk
    isAnimated:
      isSequence || (type === "png" && bytes.subarray(0, bytes.indexOf("IDAT")).includes("acTL")),
    hasPlace,
    ...(warning && { warning }),
  };
}

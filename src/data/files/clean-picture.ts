import { readFileSync } from "node:fs";
import sharp, { type Sharp } from "sharp";
import { imageHeader, MOST_PIXELS, PROCESSED } from "../../markdown/named-files/image-header";
import { copyMade, writeMade } from "./door";

/** Matches the segments of a JPEG with EXIF, XMP or IPTC data, up to their signature. */
const SEGMENT = /\xff[\xe1\xed](..)(?:Exif\0\0|http:\/\/ns\.adobe\.com\/|Photoshop 3\.0\0)/gs;

/** The quality of a picture that has to be written anew, of 100. */
const MOST_QUALITY = 90;

/** EXIF data that says only how a picture has to be turned. */
const exifOf = (orientation: number): Buffer =>
  Buffer.from(
    `Exif\0\0II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0${String.fromCharCode(orientation)}`,
    "latin1",
  );

/** Empties the metadata of a JPEG. Its pixels stay, and the places of everything in the file. */
function cleanJpeg(bytes: Buffer, orientation: number): Buffer {
  const keeps = exifOf(orientation);
  let isKept = false;
  for (const { 0: found, index } of bytes.toString("latin1").matchAll(SEGMENT)) {
    const data = bytes.subarray(index + 4, index + 2 + bytes.readUInt16BE(index + 2)).fill(0);
    if (isKept || !found.includes("Exif")) continue;
    keeps.copy(data);
    // The next one belongs to a second picture in the file.
    isKept = true;
  }
  return bytes;
}

/** Returns how sharp writes a picture anew with the least loss. */
function written(picture: Sharp, format: string, bytes: Buffer): Sharp {
  if (format === "webp")
    return picture.webp({ quality: MOST_QUALITY, lossless: bytes.includes("VP8L") });
  if (format === "heif") return picture.avif({ quality: MOST_QUALITY });
  if (format === "tiff") return picture.tiff({ compression: "deflate" });
  return picture.png();
}

/**
 * Returns a picture without its EXIF, XMP and IPTC data, which may tell who took it and where.
 * Undefined if it has none, and for all other files.
 */
export async function cleanPicture(path: string): Promise<Buffer | undefined> {
  if (!PROCESSED.test(path)) return undefined;
  const { fault, hasPlace } = imageHeader(path);
  if (fault) return undefined;
  const bytes = readFileSync(path);
  const picture = sharp(bytes, {
    animated: true,
    failOn: "none",
    limitInputPixels: MOST_PIXELS,
  });
  const { format, depth, exif, xmp, iptc, orientation = 1 } = await picture.metadata();
  if (!exif && !xmp && !iptc && !hasPlace) return undefined;
  if (format === "jpeg") return cleanJpeg(bytes, orientation);
  const upright = picture.autoOrient().toColourspace(depth === "ushort" ? "rgb16" : "srgb");
  return written(upright, format, bytes).toBuffer();
}

/** Copies a file into the built site, a picture without its metadata. */
export async function copyClean(from: string, path: string): Promise<void> {
  const clean = await cleanPicture(from);
  if (clean) writeMade(path, clean);
  else copyMade(from, path);
}

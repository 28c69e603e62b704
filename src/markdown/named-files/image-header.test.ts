import { writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { folderOf } from "../../../test/jest/folders";
import { imageHeader } from "./image-header";

/** Writes a file and reads its header. */
function headerOf(name: string, bytes: Uint8Array | string) {
  const path = join(folderOf(), name);
  writeFileSync(path, bytes);
  return imageHeader(path);
}

type Format = "avif" | "jpeg" | "png" | "tiff" | "webp";

/** A picture of 30 × 20 pixels that is turned by its metadata. */
const turned = (format: Format, orientation: number): Promise<Buffer> =>
  sharp({ create: { width: 30, height: 20, channels: 3, background: "red" } })
    .withMetadata({ orientation })
    .toFormat(format)
    .toBuffer();

const svg = (attributes: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><path d="M0 0h9v9z"/></svg>`;

describe("the size of a picture is that of what is shown", () => {
  test.each(
    (["jpeg", "png", "webp", "avif", "tiff"] as const).flatMap((format) =>
      [1, 2, 3, 4, 5, 6, 7, 8].map((orientation) => [format, orientation] as const),
    ),
  )("%s with orientation %i", async (format, orientation) => {
    const bytes = await turned(format, orientation);
    const { autoOrient } = await sharp(bytes).metadata();
    expect(headerOf(`a.${format}`, bytes)).toMatchObject(autoOrient);
  });

  test("EXIF data in both byte orders, and none that is cut off", async () => {
    const bytes = await turned("png", 6);
    const at = bytes.indexOf("eXIf") + 4;
    const big = Buffer.from("MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x08\0\0", "latin1");
    const swapped = Buffer.concat([bytes.subarray(0, at), big, bytes.subarray(at + big.length)]);
    expect(headerOf("a.png", swapped)).toMatchObject({ width: 20, height: 30 });
    expect(headerOf("a.png", bytes.subarray(0, at + 9))).toMatchObject({ width: 30, height: 20 });
  });

  test.each([
    ["a viewBox alone", 'viewBox="0 0 12 4"', 12, 4],
    ["a viewBox with commas", 'viewBox="0,0,12,4"', 12, 4],
    ["a viewBox over lines", 'viewBox="\n 0 0\n 12  4 "', 12, 4],
    ["a size in percent", 'width="100%" height="100%" viewBox="0 0 12 4"', 12, 4],
    ["a size in millimetres", 'width="25.4mm" height="12.7mm"', 96, 48],
    ["a width alone", 'width="24" viewBox="0 0 12 4"', 24, 8],
  ])("SVG with %s", (_, attributes, width, height) => {
    expect(headerOf("a.svg", svg(attributes))).toEqual({ width, height });
  });

  test("SVG that says nothing about it", () => {
    expect(headerOf("a.svg", svg(""))).toEqual({});
  });

  test("SVG with a long comment before it", () => {
    const text = `<!-- ${"words ".repeat(300)} -->${svg('width="12" height="4"')}`;
    expect(headerOf("a.svg", text)).toEqual({ width: 12, height: 4 });
  });

  test("JPEG whose EXIF data belongs to a second picture", async () => {
    const plain = await sharp({ create: { width: 30, height: 20, channels: 3, background: "red" } })
      .jpeg()
      .toBuffer();
    const bytes = Buffer.concat([plain, await turned("jpeg", 6)]);
    expect(headerOf("a.jpg", bytes)).toMatchObject({ width: 30, height: 20 });
  });
});

describe("a picture says where it was taken", () => {
  const place = { IFD3: { GPSLatitudeRef: "N", GPSLatitude: "52/1 30/1 0/1" } };

  test.each(["jpeg", "png", "webp", "avif"] as const)("%s", async (format) => {
    const picture = sharp({ create: { width: 30, height: 20, channels: 3, background: "red" } });
    const bytes = await picture.clone().withExif(place).toFormat(format).toBuffer();
    expect(headerOf(`a.${format}`, bytes).hasPlace).toBe(true);
    const other = await picture
      .withExif({ IFD0: { Artist: "A" } })
      .toFormat(format)
      .toBuffer();
    expect(headerOf(`a.${format}`, other).hasPlace).toBe(false);
  });

  test("in XMP data", async () => {
    const bytes = await sharp({ create: { width: 3, height: 2, channels: 3, background: "red" } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><a exif:GPSLatitude="52,30N"/></x:xmpmeta>')
      .jpeg()
      .toBuffer();
    expect(headerOf("a.jpg", bytes).hasPlace).toBe(true);
  });
});

test.each([
  ["empty", "a.png", "", "is empty"],
  [
    "an SVG by another name",
    "a.png",
    svg('width="1" height="1"'),
    "is an SVG, but its name ends in `.png`",
  ],
  ["text", "a.jpg", "Not found", "does not have a known format, but its name ends in `.jpg`"],
])("a file that is no picture is told: %s", (_, name, bytes, fault) => {
  expect(headerOf(name, bytes).fault).toContain(fault);
});

test("an animated AVIF is known", async () => {
  const bytes = await turned("avif", 1);
  expect(headerOf("a.avif", bytes).isAnimated).toBe(false);
  bytes.write("avis", 8);
  expect(headerOf("a.avif", bytes)).toMatchObject({ width: 30, height: 20, isAnimated: true });
});

test("a WebP file that browsers do not turn is told", async () => {
  expect(headerOf("a.webp", await turned("webp", 3)).warning).toContain(
    "is turned by its EXIF data",
  );
  expect(headerOf("a.webp", await turned("webp", 1))).not.toHaveProperty("warning");
  expect(headerOf("a.png", await turned("png", 3))).not.toHaveProperty("warning");
});

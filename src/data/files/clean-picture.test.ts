import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { folderOf, writeFiles } from "../../../test/jest/folders";
import { imageHeader } from "../../markdown/named-files/image-header";
import { cleanPicture } from "./clean-picture";

const place = {
  IFD0: { Artist: "Ann" },
  IFD3: { GPSLatitudeRef: "N", GPSLatitude: "52/1 30/1 0/1" },
};
const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><a by="Ann"/></x:xmpmeta>';

/** A picture whose left half is red, and whose right half is blue. */
function halves() {
  const red = { width: 20, height: 20, channels: 3, background: "red" } as const;
  const blue = { create: { ...red, background: "blue" } };
  return sharp({ create: { ...red, width: 40 } }).composite([{ input: blue, left: 20, top: 0 }]);
}

const write = (name: string, bytes: Buffer): string => {
  const root = folderOf();
  writeFiles(root, { [name]: bytes });
  return join(root, name);
};

type Format = "avif" | "jpeg" | "png" | "tiff" | "webp";

const withAll = (format: Format, orientation: number): Promise<Buffer> =>
  halves().withXmp(xmp).withMetadata({ orientation, exif: place }).toFormat(format).toBuffer();

/** The colours of the upper and the lower end of a picture, after it is turned. */
async function ends(bytes: Buffer) {
  const { data, info } = await sharp(bytes)
    .autoOrient()
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const hue = (at: number) => ((data[at] ?? 0) > 128 ? "red" : "blue");
  return [`${info.width} × ${info.height}`, hue(0), hue(data.length - 3)];
}

describe("a copy of a picture has no metadata, and looks the same", () => {
  test.each(["jpeg", "png", "webp", "avif", "tiff"] as const)("%s", async (format) => {
    const bytes = await withAll(format, 6);
    expect(bytes.includes("Ann")).toBe(true);
    const clean = await cleanPicture(write(`a.${format}`, bytes));
    expect(clean?.includes("Ann")).toBe(false);
    expect(await ends(clean ?? Buffer.of())).toEqual(await ends(bytes));
  });

  test("JPEG keeps its pixels to the letter, also those of a second picture", async () => {
    const bytes = Buffer.concat([await withAll("jpeg", 6), await withAll("jpeg", 1)]);
    const clean = (await cleanPicture(write("a.jpg", bytes))) ?? Buffer.of();
    expect(clean).toHaveLength(bytes.length);
    expect(clean.includes("Ann")).toBe(false);
    expect((await sharp(clean).metadata()).orientation).toBe(6);
    const pixels = (picture: Buffer) => sharp(picture).raw().toBuffer();
    expect(await pixels(clean)).toEqual(await pixels(bytes));
  });
});

/** A TIFF that tells where it was taken. In this format, that is no block of its own. */
async function tiffWithPlace(): Promise<Buffer> {
  const bytes = await halves().tiff({ compression: "none" }).toBuffer();
  const list = bytes.readUInt32LE(4);
  const count = bytes.readUInt16LE(list);
  const place = bytes.length + 2 + 12 * (count + 1) + 4;
  const added = Buffer.alloc(place + 18 - bytes.length);
  added.writeUInt16LE(count + 1);
  bytes.copy(added, 2, list + 2, list + 2 + 12 * count);
  const entry = Buffer.from("2588040001000000", "hex");
  entry.copy(added, 2 + 12 * count);
  added.writeUInt32LE(place, 2 + 12 * count + 8);
  // The list of the place has a latitude.
  Buffer.from("01000200050003000000", "hex").copy(added, place - bytes.length);
  bytes.writeUInt32LE(bytes.length, 4);
  return Buffer.concat([bytes, added]);
}

test("a TIFF does not tell where it was taken", async () => {
  const path = write("a.tiff", await tiffWithPlace());
  expect(imageHeader(path).hasPlace).toBe(true);
  const clean = await cleanPicture(path);
  expect(imageHeader(write("b.tiff", clean ?? readFileSync(path))).hasPlace).toBe(false);
  expect(await ends(clean ?? Buffer.of())).toEqual(await ends(readFileSync(path)));
});

test.each([
  ["a picture without metadata", "a.jpg", () => halves().jpeg().toBuffer()],
  ["an animation", "a.gif", () => halves().gif().toBuffer()],
  ["another file", "a.pdf", async () => Buffer.from("%PDF Ann")],
  ["a file that cannot be read", "a.png", async () => Buffer.from("Ann")],
])("%s is copied as it is", async (_, name, bytes) => {
  const path = write(name, await bytes());
  expect(await cleanPicture(path)).toBeUndefined();
  expect(readFileSync(path)).toEqual(await bytes());
});

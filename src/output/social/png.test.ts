import sharp from "sharp";
import { digestIn, encodePng, indexRows, paletteFrom, withDigest } from "./png";

const RED = [255, 0, 0, 255];
const TEAL = [16, 130, 120, 255];

const decode = async (png: Buffer) => {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { pixels: Array.from(data), width: info.width, height: info.height };
};

describe("X2 PNG files", () => {
  test("have the pixels that were put in, also those on top of others", async () => {
    const base = paletteFrom();
    const below = indexRows(Buffer.from([...RED, ...TEAL, ...TEAL, ...RED]), 2, base);
    const palette = paletteFrom(base);
    const above = indexRows(Buffer.from([...TEAL, 1, 2, 3, 255]), 2, palette);
    expect(base.colors).toHaveLength(2);
    const rows = Buffer.concat([above, below.subarray(above.length)]);
    const [red, teal] = [RED.slice(0, 3), TEAL.slice(0, 3)];
    expect(await decode(encodePng(rows, 2, palette))).toEqual({
      pixels: [...teal, 1, 2, 3, ...teal, ...red],
      width: 2,
      height: 2,
    });
  });

  test("give colours for which there is no place the nearest one", async () => {
    const palette = paletteFrom();
    const rows = indexRows(Buffer.from([...RED, ...TEAL, 240, 10, 10, 255]), 3, palette, 2);
    const { pixels } = await decode(encodePng(rows, 3, palette));
    expect(pixels.slice(6)).toEqual(RED.slice(0, 3));
  });

  test("carry a digest, and are no less readable for it", async () => {
    const png = encodePng(Buffer.from([0, 0]), 1, { ...paletteFrom(), colors: [0xff0000ff] });
    const noted = withDigest(png, "a-digest_0");
    expect(digestIn(noted)).toBe("a-digest_0");
    expect(await decode(noted)).toEqual(await decode(png));
  });

  test.each([
    ["a PNG without one", encodePng(Buffer.from([0, 0]), 1, { ...paletteFrom(), colors: [0] })],
    ["another file", Buffer.from("<svg/>")],
    ["a file that was cut off", Buffer.alloc(40)],
  ])("%s has no digest", (_, start) => {
    expect(digestIn(start)).toBeNull();
  });
});

import sharp from "sharp";
import { iconOf } from "./manifest";

test.each([
  [64, 64],
  [1, 64],
  [640, 64],
])("O5 the icon of a drawing of %i × %i is a square", async (width, height) => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"></svg>`;
  const { width: wide, height: high } = await sharp(
    await iconOf(Buffer.from(drawing), 512),
  ).metadata();
  expect([wide, high]).toEqual([512, 512]);
});

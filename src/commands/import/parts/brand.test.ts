import { join } from "node:path";
import sharp from "sharp";
import { folderOf } from "../../../../test/jest/folders";
import { asDrawing } from "./brand";

/** Returns what is in the drawing of a picture; a sentence if there is none. */
async function drawn(path: string) {
  const made = await asDrawing(path);
  if ("fault" in made) return made.fault;
  const [, type = "", bytes = ""] = /data:([^;]+);base64,([^"]+)/.exec(made.drawing) ?? [];
  const { width, height } = await sharp(Buffer.from(bytes, "base64")).metadata();
  return { svg: made.drawing.split("<image")[0], type, size: [width, height] };
}

/** Returns the path of a picture in which each pixel has a colour of its own. */
async function noise(name: string, width: number, height: number): Promise<string> {
  const path = join(folderOf(), name);
  const grain = { type: "gaussian", mean: 128, sigma: 40 } as const;
  const create = { width, height, channels: 3, background: "red", noise: grain } as const;
  await sharp({ create }).toFile(path);
  return path;
}

test("L3 a small picture is in the drawing as it is", async () => {
  expect(await drawn(await noise("a.webp", 64, 32))).toEqual({
    svg: expect.stringContaining('width="128" height="64" viewBox="0 0 64 32"'),
    type: "image/webp",
    size: [64, 32],
  });
});

test("L3 a large picture is in the drawing in the size of the largest icon", async () => {
  const dots = Array.from({ length: 40 }, (_, at) => {
    const [x, y] = [(at * 473) % 3900, (at * 297) % 1900];
    return `<circle cx="${x}" cy="${y}" r="90" fill="hsl(${at * 9} 60% 50%)"/>`;
  });
  const root = folderOf({
    "a.svg": `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="2000">${dots.join("")}</svg>`,
  });
  await sharp(join(root, "a.svg")).png().toFile(join(root, "a.png"));
  expect(await drawn(join(root, "a.png"))).toEqual({
    svg: expect.stringContaining('width="128" height="64" viewBox="0 0 1024 512"'),
    type: "image/png",
    size: [1024, 512],
  });
});

test("L3 a picture of which each pixel has a colour is small, and what is no picture is refused", async () => {
  expect(await drawn(await noise("a.png", 4000, 2000))).toMatchObject({ size: [256, 128] });
  const root = folderOf({ "a.ico": "x", "b.png": "x" });
  expect(await drawn(join(root, "a.ico"))).toBe("it is neither an SVG nor a picture of the web");
  expect(await drawn(join(root, "b.png"))).toBe("it is no picture");
});

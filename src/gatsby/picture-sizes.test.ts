import { join } from "node:path";
import sharp from "sharp";
import { folderOf, workInFolder, writeFiles } from "../../test/jest/folders";
import { imageHeader } from "../markdown/named-files/image-header";
import { pictureSizes } from "./picture-sizes";
import { requireFromRoot } from "./require-from-root";

// The plugin makes the folders of pictures where it runs.
workInFolder();

/** A size that the plugin is to make. */
interface Operation {
  outputPath: string;
  args: { width: number; height: number };
}

const operations: Operation[] = [];
beforeAll(() => {
  requireFromRoot("gatsby-plugin-sharp").setActions({
    createJobV2: async ({ args }: { args: { operations: Operation[] } }) => {
      operations.push(...args.operations);
    },
  });
});

// In tests, the plugin does not use what it knows.
const { NODE_ENV } = process.env;
beforeEach(() => {
  operations.length = 0;
  Object.assign(process.env, { NODE_ENV: "production" });
});
afterEach(() => {
  Object.assign(process.env, { NODE_ENV });
});

const unused = () => {
  throw new Error("A test does not use it.");
};

/** Asks for the sizes of a picture in a document, or in a list. */
async function sizesOf(bytes: Buffer, args: object = {}) {
  const root = folderOf();
  writeFiles(root, { "a.jpg": bytes });
  const file = {
    absolutePath: join(root, "a.jpg"),
    name: "a",
    base: "a.jpg",
    extension: "jpg",
    internal: { contentDigest: root },
  };
  const nodeModel = { getNodeById: () => file };
  const known = new Map<string, unknown>();
  const cache = {
    get: async (key: string) => known.get(key),
    set: async (key: string, value: unknown) => known.set(key, value),
  };
  const { resolve } = pictureSizes(
    { cache, pathPrefix: "", reporter: { warn: unused } } as never,
    imageHeader,
  ).ImageSharp.gatsbyImageData;
  const asked = {
    width: 760,
    layout: "constrained",
    outputPixelDensities: [1, 2],
    placeholder: "dominantColor",
    formats: ["auto"],
    ...args,
  };
  return resolve({ parent: "file" } as never, asked, { nodeModel } as never);
}

const jpeg = (width: number, height: number, orientation: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: "red" } })
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer();

const made = () => operations.map(({ args: { width, height } }) => [width, height]);

test("a picture that EXIF data turns has the frame of the turned picture, in all sizes", async () => {
  const sizes = await sizesOf(await jpeg(2000, 1600, 6));
  expect(sizes).toMatchObject({ width: 760, height: 950, backgroundColor: expect.any(String) });
  expect(made()).toEqual([
    [760, 950],
    [1520, 1900],
  ]);
});

test("one that is not turned keeps its frame", async () => {
  expect(await sizesOf(await jpeg(2000, 1600, 3))).toMatchObject({ width: 760, height: 608 });
});

test("a small picture is not stretched", async () => {
  expect(await sizesOf(await jpeg(300, 200, 8))).toMatchObject({ width: 200, height: 300 });
  expect(made()).toEqual([[200, 300]]);
});

test("one of a list has no colour, and the same frame", async () => {
  const sizes = await sizesOf(await jpeg(2000, 1600, 6), { width: 176, placeholder: "none" });
  expect(sizes).toMatchObject({ width: 176, height: 220 });
  expect(sizes).not.toHaveProperty("backgroundColor");
});

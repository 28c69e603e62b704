import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { folderOf } from "../../test/jest/folders";
import { keepPictures, type PictureJob } from "./kept-pictures";

const DAY = 24 * 60 * 60 * 1000;
let folder: string;
beforeEach(() => {
  folder = folderOf();
});

/** Encodes pictures as a fresh build does, and notes which files it had to encode. */
function build(name: string) {
  const encoded: string[] = [];
  async function encode({ outputDir, args }: PictureJob): Promise<void> {
    for (const { outputPath, args: size } of args.operations) {
      encoded.push(outputPath);
      writeFileSync(join(outputDir, outputPath), `picture ${size.width}`);
    }
  }
  const worker = { IMAGE_PROCESSING: encode };
  keepPictures(join(folder, "kept"), worker);
  const outputDir = mkdtempSync(join(folder, name));
  const process = (contentDigest: string, widths: number[], isLazy = false) =>
    worker.IMAGE_PROCESSING({
      inputPaths: [{ path: `${name}.png`, contentDigest }],
      outputDir,
      args: {
        isLazy,
        pluginOptions: {},
        operations: widths.map((width) => ({
          outputPath: `${name}-${width}.png`,
          args: { width },
        })),
      },
    });
  return { encoded, outputDir, process };
}

test("a picture is encoded once for each size, wherever it lies later", async () => {
  const first = build("first");
  await first.process("digest", [380, 760]);
  expect(first.encoded).toEqual(["first-380.png", "first-760.png"]);

  const moved = build("moved");
  await moved.process("digest", [380, 760, 1520]);
  expect(moved.encoded).toEqual(["moved-1520.png"]);
  expect(readFileSync(join(moved.outputDir, "moved-760.png"), "utf8")).toBe("picture 760");
});

test("another picture, or another size, is encoded", async () => {
  await build("first").process("digest", [380]);
  const other = build("other");
  await other.process("another digest", [380]);
  await other.process("digest", [381]);
  expect(other.encoded).toHaveLength(2);
});

test("what waits until a browser asks for it is left alone", async () => {
  const lazy = build("lazy");
  await lazy.process("digest", [380], true);
  expect(lazy.encoded).toEqual(["lazy-380.png"]);
  expect(existsSync(join(folder, "kept"))).toBe(false);
});

test("what no build has used for a long time is dropped", async () => {
  const first = build("first");
  await first.process("digest", [380, 760]);
  const [one = ""] = readdirSync(join(folder, "kept"));
  const old = new Date(Date.now() - 100 * DAY);
  utimesSync(join(folder, "kept", one), old, old);
  build("later");
  expect(readdirSync(join(folder, "kept"))).toHaveLength(1);
});

test("a plugin without its worker ends the run", () => {
  expect(() => keepPictures(folder, {})).toThrow(
    "src/gatsby/kept-pictures.ts does not find `IMAGE_PROCESSING` of gatsby-plugin-sharp.",
  );
});

import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import sharp from "sharp";
import { workInFolder, writeFiles } from "../../test/jest/folders";
import { cleanCopies } from "./clean-copies";

workInFolder();

test("a copy is there, without metadata, before the plugin would make one", async () => {
  const photo = await sharp({ create: { width: 4, height: 4, channels: 3, background: "red" } })
    .withExif({ IFD0: { Artist: "Ann" } })
    .jpeg()
    .toBuffer();
  writeFiles(".", { "a.jpg": photo, "b.txt": "Ann" });
  const { resolve: urlOf } = cleanCopies().File.publicURL;
  const address = (base: string) =>
    urlOf({ absolutePath: resolve(base), internal: { contentDigest: "1" } } as never, {}, null, {
      originalResolver: () =>
        existsSync(`public/static/1/${base}`) ? `/static/1/${base}` : "none",
    });
  expect(await Promise.all(["a.jpg", "a.jpg", "b.txt"].map(address))).toEqual([
    "/static/1/a.jpg",
    "/static/1/a.jpg",
    "/static/1/b.txt",
  ]);
  expect(photo.includes("Ann")).toBe(true);
  expect(readFileSync("public/static/1/a.jpg").includes("Ann")).toBe(false);
  expect(readFileSync("public/static/1/b.txt", "utf8")).toBe("Ann");
});

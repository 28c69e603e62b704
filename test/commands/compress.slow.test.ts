import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { folderOf, writeFiles } from "../jest/folders";

let root: string;
beforeEach(() => {
  root = folderOf();
});

function compress() {
  const command = [resolve("node_modules/tsx/dist/cli.mjs"), resolve("src/commands/compress.mts")];
  return spawnSync("node", command, { cwd: root, encoding: "utf8" });
}

describe("O6 npm run compress", () => {
  test("says that the site has to be built first", () => {
    const { status, stderr } = compress();
    expect(stderr).toBe("There is no `public/` to compress. Run `npm run build` first.\n");
    expect(status).toBe(1);
  });

  test("writes two copies of each large text, and none of pictures and small texts", () => {
    const large = "a".repeat(5000);
    writeFiles(join(root, "public"), { "a.html": large, "b.css": "a", "c.png": large });
    expect(compress().stdout).toBe("Compressed 1 files.\n");
    const copies = ["a.html.gz", "a.html.br", "b.css.gz", "c.png.gz"].map((name) =>
      existsSync(join(root, "public", name)),
    );
    expect(copies).toEqual([true, true, false, false]);
  });
});

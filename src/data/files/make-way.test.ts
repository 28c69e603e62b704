import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { makeWay } from "./make-way";

test("X6 what an earlier build has left makes way for files, and the rest stays", () => {
  const home = process.cwd();
  const folder = mkdtempSync(join(tmpdir(), "way-"));
  process.chdir(folder);
  for (const name of ["a/b", "page", "docs/x.html/y", "docs/x/index.html", "other/file"]) {
    mkdirSync(dirname(join("public", name)), { recursive: true });
    writeFileSync(join("public", name), "");
  }
  makeWay(["/a", "/page/deep/index.html", "/docs/x.html", "/docs/x/index.html", "/new/b"]);
  const left = readdirSync("public", { recursive: true, encoding: "utf8" }).sort();
  process.chdir(home);
  rmSync(folder, { recursive: true });
  expect(left).toEqual(["docs", "docs/x", "docs/x/index.html", "other", "other/file"].sort());
});

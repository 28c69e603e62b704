import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { makeWay } from "./make-way";

test("X6 what an earlier build has left makes way for files, and the rest stays", () => {
  const site = mkdtempSync(join(tmpdir(), "way-"));
  for (const name of ["a/b", "page", "docs/x.html/y", "docs/x/index.html", "other/file"]) {
    mkdirSync(dirname(join(site, name)), { recursive: true });
    writeFileSync(join(site, name), "");
  }
  makeWay(site, ["/a", "/page/deep/index.html", "/docs/x.html", "/docs/x/index.html", "/new/b"]);
  expect(readdirSync(site, { recursive: true }).sort()).toEqual(
    ["docs", "docs/x", "docs/x/index.html", "other", "other/file"].sort(),
  );
  rmSync(site, { recursive: true });
});

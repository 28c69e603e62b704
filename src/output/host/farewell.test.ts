import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

jest.doMock("../../data/files/roots", () => ({
  root: "",
  contentRoot: "content",
  publicFolder: "public",
  staticRoot: "static",
}));

test("X6 old service workers are ended, unless the owner has a file of that name", async () => {
  const home = process.cwd();
  const folder = mkdtempSync(join(tmpdir(), "farewell-"));
  process.chdir(folder);
  mkdirSync("static");
  writeFileSync("static/sw.js", "");
  const { writeFarewell } = await import("./farewell");
  writeFarewell();
  const made = readdirSync("public");
  process.chdir(home);
  rmSync(folder, { recursive: true });
  expect(made).toEqual(["offline.mjs"]);
});

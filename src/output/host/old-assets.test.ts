import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { nextHistory, removeOldAssets } from "./old-assets";

describe("X6 files of earlier builds", () => {
  test.each([
    ["stay as long as asked for", [["b"], ["a"]], 1, [["c"], ["b"]]],
    ["stay no longer than that", [["b"], ["a"]], 0, [["c"]]],
    ["stay where there are fewer builds", [["b"], ["a"]], 5, [["c"], ["b"], ["a"]]],
    ["of which nothing is known stay as those of the last", [], 1, [["c"], ["x", "c"]]],
    ["of which nothing is known go, too", [], 0, [["c"]]],
  ])("%s", (_, history, count, expected) => {
    expect(nextHistory(history, ["c"], ["x", "c"], count)).toEqual(expected);
  });
});

describe("X6 scripts and search files of a build", () => {
  const home = process.cwd();
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "old-assets-"));
    process.chdir(folder);
    mkdirSync("public/static", { recursive: true });
  });
  afterEach(() => {
    process.chdir(home);
    rmSync(folder, { recursive: true });
  });

  const filesOf = (digit: string): string[] => [
    `app-${digit.repeat(8)}.js`,
    `styles.${digit.repeat(8)}.css`,
    join("static", `${digit.repeat(32)}.index.txt`),
    join("static", `${digit.repeat(32)}.store.json`),
  ];

  /** Makes a build with these files. Returns all files of the site after it. */
  function build(files: readonly string[]): string[] {
    for (const file of files) writeFileSync(join("public", file), "");
    removeOldAssets(files);
    return readdirSync("public", { recursive: true, encoding: "utf8" }).sort();
  }

  test("stay for one more build, and other files for ever", () => {
    const others = ["index.html", join("static", "picture.png"), join("static", "photo.jpg")];
    for (const file of others) writeFileSync(join("public", file), "");
    build(filesOf("1"));
    const second = build(filesOf("2"));
    expect(second).toEqual([...filesOf("1"), ...filesOf("2"), ...others, "static"].sort());
    const third = build(filesOf("3"));
    expect(third).toEqual([...filesOf("2"), ...filesOf("3"), ...others, "static"].sort());
  });
});

import { readdirSync } from "node:fs";
import { join } from "node:path";
import { workInFolder, writeFiles } from "../../../test/jest/folders";
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
  workInFolder();

  const filesOf = (digit: string): string[] => [
    `app-${digit.repeat(8)}.js`,
    `styles.${digit.repeat(8)}.css`,
    join("static", `${digit.repeat(32)}.index.txt`),
    join("static", `${digit.repeat(32)}.store.json`),
  ];

  const emptied = (files: readonly string[]) => Object.fromEntries(files.map((file) => [file, ""]));

  /** Makes a build with these files. Returns all files of the site after it. */
  function build(files: readonly string[]): string[] {
    writeFiles("public", emptied(files));
    removeOldAssets(files);
    return readdirSync("public", { recursive: true, encoding: "utf8" }).sort();
  }

  test("stay for one more build, and other files for ever", () => {
    const others = ["index.html", join("static", "picture.png"), join("static", "photo.jpg")];
    writeFiles("public", emptied(others));
    build(filesOf("1"));
    const second = build(filesOf("2"));
    expect(second).toEqual([...filesOf("1"), ...filesOf("2"), ...others, "static"].sort());
    const third = build(filesOf("3"));
    expect(third).toEqual([...filesOf("2"), ...filesOf("3"), ...others, "static"].sort());
  });
});

import fs from "node:fs";
import { dirname, join } from "node:path";
import { swapSync } from "fs-native-extensions";
import { workInFolder } from "../../../test/jest/folders";
import { filesBelow } from "../../../test/sites/files";

type Folders = typeof import("./import-folders");

class CutShort extends Error {}

/** How many file changes may still happen before the import is cut short. */
let left = Infinity;

const cut =
  <Arguments extends unknown[], Result>(call: (...args: Arguments) => Result) =>
  (...args: Arguments): Result => {
    if (left === 0) throw new CutShort();
    left -= 1;
    return call(...args);
  };

/** The functions of `node:fs` that change files. */
const changes = {
  linkSync: cut(fs.linkSync),
  mkdirSync: cut(fs.mkdirSync),
  renameSync: cut(fs.renameSync),
  rmdirSync: cut(fs.rmdirSync),
  rmSync: cut(fs.rmSync),
  unlinkSync: cut(fs.unlinkSync),
  writeFileSync: cut(fs.writeFileSync),
};

workInFolder();

let folders: Folders;
beforeAll(() => {
  jest.doMock("node:fs", () => ({ ...fs, ...changes }));
  folders = require("./import-folders");
});

/** Does something that is cut short after a number of changes. Returns whether it was. */
function isCut(changes: number, act: () => void): boolean {
  left = changes;
  try {
    act();
    return false;
  } catch (error) {
    if (error instanceof CutShort) return true;
    throw error;
  } finally {
    left = Infinity;
  }
}

function write(files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    fs.mkdirSync(dirname(path), { recursive: true });
    fs.writeFileSync(path, text);
  }
}

/** Returns all files with their texts, and the folders. */
const state = (): Record<string, string> => ({
  folders: fs
    .readdirSync(".", { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort()
    .join(" "),
  ...Object.fromEntries(filesBelow(".").map((path) => [path, fs.readFileSync(path, "utf8")])),
});

const PROJECT = {
  "content/site.yml": "before",
  "static/own.txt": "before",
  "src/index.ts": "ours",
};
const CODE = ["src/parts/deep/a.ts", "lib/b.ts"];

/** Writes what an import stages. */
const stage = (): void =>
  write({
    ".import-unfinished/content/site.yml": "after",
    ".import-unfinished/static/own.txt": "after",
    ...Object.fromEntries(CODE.map((file) => [`.import-unfinished/code/${file}`, "after"])),
  });

describe.each([
  ["at once", swapSync],
  ["with renames", null],
])("O5 an import whose folders change places %s", (_, swap) => {
  const system = swap && cut(swap);

  test("leaves nothing but the new files and the earlier ones", () => {
    write(PROJECT);
    stage();
    expect(folders.takeOver(".", CODE, system)).toBe(".before-import");
    expect(state()).toEqual({
      folders: expect.not.stringContaining(".before-import/code"),
      "content/site.yml": "after",
      "static/own.txt": "after",
      ".before-import/content/site.yml": "before",
      ".before-import/static/own.txt": "before",
      "src/index.ts": "ours",
      "src/parts/deep/a.ts": "after",
      "lib/b.ts": "after",
    });
  });

  test.each([
    ["both folders", PROJECT],
    ["only own files in `static/`", { "static/own.txt": "before", "src/index.ts": "ours" }],
    ["neither", { "src/index.ts": "ours" }],
  ])("is undone wherever it is cut short, and so is its undoing: %s", (_, project) => {
    write(project);
    const before = state();
    for (let changes = 0; ; changes += 1) {
      stage();
      if (!isCut(changes, () => folders.takeOver(".", CODE, system))) break;
      if (!folders.isUnfinished(".")) break;
      if (system && "content/site.yml" in project) {
        // Who reads the content at this moment finds it.
        expect(fs.existsSync("content/site.yml")).toBe(true);
      }
      for (let more = 0; isCut(more, () => folders.undo(".")); more += 1);
      expect(state()).toEqual(before);
    }
    expect(fs.readFileSync("content/site.yml", "utf8")).toBe("after");
    expect(fs.readFileSync("lib/b.ts", "utf8")).toBe("after");
    if ("static/own.txt" in project) {
      expect(fs.readFileSync(".before-import/static/own.txt", "utf8")).toBe("before");
    }
  });

  test("replaces no file of the project's, and is undone if it would have to", () => {
    write({ ...PROJECT, "lib/b.ts": "ours" });
    const before = state();
    stage();
    expect(() => folders.takeOver(".", CODE, system)).toThrow("EEXIST");
    folders.undo(".");
    expect(state()).toEqual(before);
  });
});

test("O5 an import that cannot tell which folder is the earlier one says where they are", () => {
  write(PROJECT);
  stage();
  left = 3;
  expect(() => folders.takeOver(".", [], cut(swapSync))).toThrow(CutShort);
  left = Infinity;
  const journal = fs.readFileSync(".import-unfinished.json", "utf8");
  fs.writeFileSync(".import-unfinished.json", journal.replace(/"id":"\d+"/g, '"id":"0"'));
  const before = state();
  expect(() => folders.undo(".")).toThrow(
    "The last import did not finish, and the earlier `content/` is in one of these folders: content, .before-import/content. Put it to content, and delete .import-unfinished.json.",
  );
  fs.writeFileSync(".import-unfinished.json", "{");
  expect(() => folders.undo(".")).toThrow("does not say what it was doing");
  expect({ ...state(), ".import-unfinished.json": "" }).toEqual({
    ...before,
    ".import-unfinished.json": "",
  });
});

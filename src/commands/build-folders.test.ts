import fs from "node:fs";
import { dirname, join } from "node:path";
import * as fileSystem from "fs-native-extensions";
import { workInFolder } from "../../test/jest/folders";

type Folders = typeof import("./build-folders");

class CutShort extends Error {}

/** How many file changes may still happen before the build is cut short. */
let left = Infinity;

/**
 * Wraps a call. Once the build has been cut short, the wrapper runs only `half`, or nothing, and
 * throws.
 */
const cut =
  <Arguments extends unknown[], Result>(
    call: (...args: Arguments) => Result,
    half?: (...args: Arguments) => void,
  ) =>
  (...args: Arguments): Result => {
    if (left === 0) {
      half?.(...args);
      throw new CutShort();
    }
    left -= 1;
    return call(...args);
  };

/** Removes one file of a folder. */
function removeHalf(folder: fs.PathLike): void {
  if (!fs.existsSync(folder)) return;
  const [file] = fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile());
  if (file) fs.rmSync(join(file.parentPath, file.name));
}

/** The functions of `node:fs` that change files. */
const changes = {
  cpSync: cut(fs.cpSync, (_, to) => fs.mkdirSync(to, { recursive: true })),
  mkdirSync: cut(fs.mkdirSync),
  renameSync: cut(fs.renameSync),
  rmdirSync: cut(fs.rmdirSync),
  rmSync: cut(fs.rmSync, removeHalf),
};
const withSwap = { ...fileSystem, swapSync: cut(fileSystem.swapSync) };

workInFolder();

/** Loads the module as a new process would. */
function load(): Folders {
  let folders: Folders | undefined;
  jest.isolateModules(() => {
    jest.doMock("node:fs", () => ({ ...fs, ...changes }));
    folders = require("./build-folders");
  });
  if (!folders) throw new Error("Jest has not loaded it.");
  return folders;
}

function write(path: string, text: string): void {
  fs.mkdirSync(dirname(path), { recursive: true });
  fs.writeFileSync(path, text);
}

const read = (path: string): string | null =>
  fs.existsSync(path) ? fs.readFileSync(path, "utf8") : null;

const writeBefore = (): void => {
  write("public/index.html", "before");
  write("public/static/a.png", "before");
  write(".cache/data/nodes", "before");
  write(".cache/redux/state", "before");
};

/** Writes the files that Gatsby would write. */
function make(site: string): void {
  write(join(site, "index.html"), "after");
  write(join(site, "static/a.png"), "after");
  write(".cache/data/nodes", "after");
  write(".cache/redux/state", "after");
  write(".cache/output/assets.json", "after");
}

function build(
  { prepare, publish, removeOld, SITE }: Folders,
  system: typeof fileSystem | null,
): void {
  prepare();
  make(SITE);
  publish(system);
  removeOld();
}

/** Runs a build and cuts it short after a number of changes. Returns whether it was cut short. */
function buildCut(changes: number, system: typeof fileSystem | null): boolean {
  const folders = load();
  left = changes;
  try {
    build(folders, system);
    return false;
  } catch (error) {
    if (error instanceof CutShort) return true;
    throw error;
  } finally {
    left = Infinity;
  }
}

/**
 * Expects the site and Gatsby's memory to come from the same build. The memory may also be missing:
 * then the next build makes everything anew.
 */
function expectWhole(): void {
  const site = read("public/index.html");
  expect(["before", "after"]).toContain(site);
  expect(read("public/static/a.png")).toBe(site);
  const memories = ["data/nodes", "redux/state"].map((name) => read(join(".cache", name)));
  expect([
    [site, site],
    [null, null],
  ]).toContainEqual(memories);
  expect(read(".cache/output/assets.json")).toBe(memories[0] === "after" ? "after" : null);
  expect(fs.readdirSync(".").filter((name) => name.startsWith(".build"))).toEqual([]);
}

describe.each([
  ["at once", withSwap],
  ["with two renames", null],
])("F a site that is exchanged %s", (_, system) => {
  test("is the one that was built, with its memory", () => {
    writeBefore();
    expect(buildCut(Infinity, system)).toBe(false);
    expect(read("public/index.html")).toBe("after");
    expect(read(".cache/data/nodes")).toBe("after");
    expectWhole();
  });

  test("is whole wherever the build is cut short, and so is the next one's tidying up", () => {
    for (let changes = 0; ; changes += 1) {
      fs.rmSync(".cache", { recursive: true, force: true });
      writeBefore();
      if (!buildCut(changes, system)) break;
      // A server may read `public/` at this moment. Only the two renames leave a gap without it.
      if (system) expect(["before", "after"]).toContain(read("public/index.html"));
      for (let more = 0; ; more += 1) {
        const { recover } = load();
        left = more;
        try {
          recover();
          break;
        } catch (error) {
          if (!(error instanceof CutShort)) throw error;
        } finally {
          left = Infinity;
        }
      }
      expectWhole();
    }
    expect(read("public/index.html")).toBe("after");
  });

  test("is as it was when the first build of all is cut short", () => {
    for (let changes = 0; buildCut(changes, system); changes += 1) {
      load().recover();
      if (fs.existsSync("public")) expectWhole();
      else expect(fs.existsSync(".cache/data/nodes")).toBe(false);
      for (const name of fs.readdirSync(".")) fs.rmSync(name, { recursive: true });
    }
    expectWhole();
  });
});

test("F a build whose disk is full while it begins changes nothing", () => {
  for (let changes = 0; ; changes += 1) {
    writeBefore();
    const { prepare, removeOld, restore } = load();
    left = changes;
    try {
      prepare();
      break;
    } catch {
      left = Infinity;
      restore();
      removeOld();
    } finally {
      left = Infinity;
    }
    expect(read("public/index.html")).toBe("before");
    expectWhole();
  }
});

test("F a link to the folder that is served stays, and leads to the new site", () => {
  write("served/index.html", "before");
  fs.symlinkSync("served", "public");
  build(load(), fileSystem);
  expect(fs.readlinkSync("public")).toBe("served");
  expect(read("served/index.html")).toBe("after");
});

import fs from "node:fs";
import { workInFolder } from "../../../test/jest/folders";
import {
  copyMade,
  copyNew,
  makeFolder,
  moveTo,
  placeNew,
  removeEmpty,
  removeMade,
  removeSecondName,
  replaceMade,
  writeMade,
  writeNew,
} from "./door";

const read = (path: string): string => fs.readFileSync(path, "utf8");

// Jest runs these in their order: the folder is removed after this.
afterEach(() => {
  expect(fs.readdirSync("../outside")).toEqual(["own.txt"]);
  expect(read("../outside/own.txt")).toBe("own");
});

workInFolder();

beforeEach(() => {
  for (const folder of ["project/content", "project/.cache", "project/public", "outside"]) {
    fs.mkdirSync(folder, { recursive: true });
  }
  fs.writeFileSync("outside/own.txt", "own");
  process.chdir("project");
  fs.symlinkSync("../../outside", "content/out");
  fs.symlinkSync("../../outside/own.txt", "content/link.md");
  fs.symlinkSync("../../outside/new.txt", "content/nowhere.md");
  fs.symlinkSync("../../outside", "public/out");
  fs.symlinkSync("../../outside/own.txt", "public/link.txt");
});

describe("F a file of the owner's", () => {
  test("is written with the folders that it needs, and is never executable", () => {
    fs.writeFileSync("run.sh", "run", { mode: 0o755 });
    writeNew(".", "content/a/b.md", "text");
    copyNew("run.sh", ".", "static/.well-known/run.sh");
    placeNew("run.sh", ".", "src/run.sh");
    expect(read("content/a/b.md")).toBe("text");
    expect(fs.statSync("static/.well-known/run.sh").mode & 0o111).toBe(0);
    expect(read("src/run.sh")).toBe("run");
    expect(fs.existsSync("run.sh")).toBe(false);
  });

  test.each([
    ["../outside/new.txt", "it is outside the project"],
    ["content/../../outside/new.txt", "it is outside the project"],
    ["content/out/new.txt", "it is outside the project"],
    ["content/out/deep/new.txt", "it is outside the project"],
    [".git/hooks/pre-commit", "`.git` is hidden"],
    [".github/workflows/a.yml", "`.github` is hidden"],
    ["src/.a/b.ts", "`.a` is hidden"],
    ["content/.git/config", "`.git` is hidden"],
    ["static/.env", "`.env` is hidden"],
    ["node_modules/a/index.js", "`node_modules` is not content"],
    ["package.json", "`package.json` is not content"],
    ["public/index.html", "`public` is not content"],
  ])("is not written to %s", (name, why) => {
    fs.writeFileSync("from.txt", "new");
    for (const write of [writeNew, copyNew, placeNew]) {
      const [first, second] = write === writeNew ? [".", name] : ["from.txt", "."];
      const third = write === writeNew ? "new" : name;
      expect(() => write(first, second, third)).toThrow(`\`${name}\` is not written: ${why}.`);
    }
  });

  test("is never replaced, and no link is followed", () => {
    fs.writeFileSync("content/a.md", "own");
    fs.writeFileSync("from.txt", "new");
    for (const name of ["content/a.md", "content/link.md", "content/nowhere.md"]) {
      expect(() => writeNew(".", name, "new")).toThrow("EEXIST");
      expect(() => copyNew("from.txt", ".", name)).toThrow("EEXIST");
      expect(() => placeNew("from.txt", ".", name)).toThrow("EEXIST");
    }
    expect(() => copyNew("none.txt", ".", "content/a.md")).toThrow("ENOENT");
    expect(read("content/a.md")).toBe("own");
    expect(read("from.txt")).toBe("new");
    expect(() => moveTo(".", "from.txt", "content/nowhere.md")).toThrow("is there already");
  });

  test("is not moved out of the project, and none is moved in", () => {
    fs.writeFileSync("one", "");
    for (const path of ["../outside/two", "content/out/two"]) {
      const says = `\`${path}\` is not changed: it is outside the project.`;
      expect(() => moveTo(".", "one", path)).toThrow(says);
      expect(() => moveTo(".", path, "two")).toThrow(says);
      expect(() => removeEmpty(".", path)).toThrow(says);
      expect(() => removeSecondName(".", path, "one")).toThrow(says);
    }
  });

  test("is removed only as the second name of another one", () => {
    fs.writeFileSync("one", "");
    fs.linkSync("one", "two");
    fs.writeFileSync("three", "");
    expect(() => removeSecondName(".", "three", "one")).toThrow("three is another file.");
    removeSecondName(".", "two", "one");
    removeEmpty(".", "content");
    removeEmpty(".", "none");
    expect(fs.readdirSync(".")).toEqual([".cache", "content", "one", "public", "three"]);
  });
});

describe("F a file that the project makes", () => {
  test("is replaced and removed", () => {
    for (const path of ["public/a/b.html", ".cache/a/b.json", "src/data/schema.graphql"]) {
      writeMade(path, "one");
      writeMade(path, "two");
      expect(read(path)).toBe("two");
      copyMade(path, "public/c.html");
      removeMade(path);
      expect(fs.existsSync(path)).toBe(false);
    }
    replaceMade("public/a/b.html.gz", Buffer.from("three"));
    expect(fs.readdirSync("public/a")).toEqual(["b.html.gz"]);
    makeFolder("public/icons");
    expect(read("public/c.html")).toBe("two");
  });

  test.each([
    ["content/a.md", "no build and no command makes it"],
    ["src/index.ts", "no build and no command makes it"],
    ["public-old/a", "no build and no command makes it"],
    ["public/../content/a.md", "no build and no command makes it"],
    ["public/out/new.txt", "no build and no command makes it"],
    ["../outside/own.txt", "no build and no command makes it"],
    ["public/link.txt", "it is a symbolic link"],
  ])("is not %s", (path, why) => {
    const says = `\`${path}\` is not written: ${why}.`;
    expect(() => writeMade(path, "new")).toThrow(says);
    expect(() => removeMade(path)).toThrow(says);
    expect(() => copyMade("content/link.md", path)).toThrow(says);
    expect(() => makeFolder(path)).toThrow(says);
  });

  test("may be in a folder that a link leads to", () => {
    fs.rmSync("public", { recursive: true });
    fs.mkdirSync("../served");
    fs.symlinkSync("../served", "public");
    writeMade("public/a.html", "a");
    expect(read("../served/a.html")).toBe("a");
  });
});

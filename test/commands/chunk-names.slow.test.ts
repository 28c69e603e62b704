import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { folderOf, writeFiles } from "../jest/folders";

const CHANGE = resolve("src/gatsby/chunk-names.mjs");
const GATSBYS_MODULE = "node_modules/gatsby/dist/utils/js-chunk-names.js";

let root: string;
beforeEach(() => {
  root = folderOf();
});

/** Loads a module as Gatsby does in the site's folder, and then runs code with it. */
const load = (path: string, then: string, options = ["--import", CHANGE]) =>
  spawnSync(
    process.execPath,
    [...options, "--eval", `const loaded = require(${JSON.stringify(path)}); ${then}`],
    { cwd: root, encoding: "utf8", env: { ...process.env, CI: "true" } },
  );

const ALIKE = ["a/b.mdx", "a-b.mdx", "A b.mdx", "á-b.mdx"];

/** Returns the names that Gatsby gives to the scripts of documents in the folder. */
function namesOf(documents: readonly string[], options?: string[]): string[] {
  const components = documents.map(
    (file) =>
      `${root}/src/templates/doc.tsx${file ? `?__contentFilePath=${root}/content/${file}` : ""}`,
  );
  const names = `${JSON.stringify(components)}.map((path) => loaded.generateComponentChunkName(path))`;
  const { stdout } = load(
    resolve(GATSBYS_MODULE),
    `console.log(JSON.stringify(${names}))`,
    options,
  );
  return JSON.parse(stdout);
}

test("F: by itself, Gatsby gives different documents with code the same script", () => {
  expect(new Set(namesOf(ALIKE, [])).size).toBe(1);
});

test("F: each document with code has a script of its own, with the same name in any folder", () => {
  const names = namesOf([...ALIKE, ""]);
  expect(new Set(names).size).toBe(ALIKE.length + 1);
  expect(names[0]).toMatch(/src-templates-doc-tsx-1c22877d670c$/);
  expect(names.at(-1)).toMatch(/src-templates-doc-tsx$/);
});

test("a Gatsby without its function ends the run", () => {
  writeFiles(root, { [GATSBYS_MODULE]: "exports.other = 1;" });
  expect(load(`./${GATSBYS_MODULE}`, "").stderr).toContain(
    "src/gatsby/chunk-names.mjs does not find the function `generateComponentChunkName` of Gatsby. Adapt it to the installed versions, or remove it.",
  );
});

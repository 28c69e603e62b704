import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { compiledSite, fromRoot } from "../../src/data/files/project";
import { folderOf, writeFiles } from "../jest/folders";

const CHANGE = resolve("src/gatsby/compile-site.mjs");

let root: string;
beforeEach(() => {
  root = folderOf();
});

const write = (files: Record<string, string>): void => writeFiles(root, files);

/** Has Gatsby's own function compile the site, and then runs code in the site's folder. */
const compile = (then = "") =>
  spawnSync(
    process.execPath,
    [
      ...["--import", CHANGE],
      "--eval",
      `require(${JSON.stringify(resolve("node_modules/gatsby/dist/utils/parcel/compile-gatsby-files"))})
        .compileGatsbyFiles(process.cwd())
        .then(() => { ${then} })
        .catch(({ message }) => { console.error(message); process.exitCode = 1; })`,
    ],
    { cwd: root, encoding: "utf8", env: { ...process.env, CI: "true" } },
  );

const SITE = {
  "gatsby-config.ts": 'import { made } from "./src/made";\nexport default { made: made() };\n',
  "gatsby-node.ts":
    'import { made } from "./src/made";\nexport const onPreInit = (): number => made();\nconsole.log("the second file runs");\n',
  "src/made.ts": "let count = 0;\nexport const made = (): number => (count += 1);\n",
};

const MADE = 'require("./.cache/compiled/gatsby-config.js")';
const NODE = 'require("./.cache/compiled/gatsby-node.js")';

test("Gatsby finds both files, which share what they import, and one does not run the other", () => {
  write(SITE);
  const { stdout } = compile(
    `console.log(${MADE}.default.made); console.log(${NODE}.onPreInit());`,
  );
  expect(stdout.trim().split("\n")).toEqual(["1", "the second file runs", "2"]);
});

test("the file whose digest says what made a node has all that both files import", () => {
  write(SITE);
  compile();
  const text = () => readFileSync(join(root, fromRoot(compiledSite)), "utf8");
  expect(text()).toContain("count += 1");
  write({ "src/made.ts": SITE["src/made.ts"].replace("+= 1", "+= 2") });
  compile();
  expect(text()).toContain("count += 2");
});

test("nothing that was compiled before is left", () => {
  write({ ...SITE, ".cache/compiled/plugins/old.js": "" });
  compile();
  expect(readdirSync(join(root, ".cache/compiled")).sort()).toEqual([
    "gatsby-config.js",
    "gatsby-node.js",
    "site.js",
  ]);
});

test.each([
  ["of syntax", "src/made.ts", "export const made = ;", /src\/made\.ts:1:20/],
  [
    "of an import",
    "src/made.ts",
    'export * from "./nowhere";',
    /"\.\/nowhere"[\s\S]*src\/made\.ts:1:14/,
  ],
])("a fault %s is told with its place", (_, file, text, message) => {
  write({ ...SITE, [file]: text });
  const { stderr, status } = compile();
  expect(stderr).toMatch(message);
  expect(status).toBe(1);
});

test("a Gatsby without its function ends the run", () => {
  const file = "node_modules/gatsby/dist/utils/parcel/compile-gatsby-files.js";
  write({ [file]: "exports.other = 1;" });
  const { stderr } = spawnSync(
    process.execPath,
    ["--import", CHANGE, "--eval", `require("./${file}")`],
    { cwd: root, encoding: "utf8", env: { ...process.env, CI: "true" } },
  );
  expect(stderr).toContain(
    "src/gatsby/compile-site.mjs does not find the function `compileGatsbyFiles` of Gatsby. Adapt it to the installed versions, or remove it.",
  );
});

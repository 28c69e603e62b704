import { spawnSync } from "node:child_process";
import { cpSync } from "node:fs";
import { join } from "node:path";
import { folderOf, removeFolders } from "../jest/webpack";

afterAll(removeFolders);

/** Loads a patch in a project with these files in `node_modules`. Returns what Node.js reports. */
function load(patch: string, packages: Record<string, string>): string {
  const root = folderOf(
    Object.fromEntries(
      Object.entries(packages).map(([path, text]) => [`node_modules/${path}`, text]),
    ),
  );
  const file = join(root, "src/gatsby", patch);
  cpSync(join("src/gatsby", patch), file);
  return spawnSync(process.execPath, ["--import", file, "--eval", ""], { encoding: "utf8" }).stderr;
}

test.each([
  [
    "without-envinfo.mjs",
    "the package envinfo of gatsby-cli",
    { "gatsby-cli/package.json": '{ "name": "gatsby-cli" }' },
  ],
  [
    "dotted-pages.mjs",
    "the function `configureTrailingSlash` of Gatsby",
    {
      "gatsby/dist/utils/express-middlewares.js": "module.exports = {};",
      "gatsby/dist/utils/find-page-by-path.js": "module.exports = {};",
    },
  ],
])("%s ends a run with one sentence if Gatsby has changed", (patch, what, packages) => {
  expect(load(patch, packages)).toContain(
    `Error: src/gatsby/${patch} does not find ${what}. Adapt it to the installed versions, or remove it.`,
  );
});

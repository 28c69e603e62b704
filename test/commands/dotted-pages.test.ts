import { execFileSync, spawnSync } from "node:child_process";
import { cpSync } from "node:fs";
import { join } from "node:path";
import { folderOf, removeFolders } from "../jest/webpack";

afterAll(removeFolders);

/**
 * Calls Gatsby's middleware, as `gatsby serve` does. Prints the address that the middleware hands
 * on or redirects to.
 */
const ASK = `
const { configureTrailingSlash } = require("gatsby/dist/utils/express-middlewares");
const pages = new Map(["/docs/v1.2", "/docs/intro", "/404.html"].map((path) => [path, { path }]));
const handle = configureTrailingSlash(() => ({ pages }), "never");
for (const url of process.argv.slice(1)) {
  const request = { method: "GET", url, path: url.split("?")[0] };
  const redirect = (_, to) => console.log("redirect " + to);
  handle(request, { redirect }, () => console.log(request.url));
}`;

const answers = (flags: string[], ...urls: string[]): string[] =>
  execFileSync(process.execPath, [...flags, "--eval", ASK, ...urls], { encoding: "utf8" })
    .trim()
    .split("\n");

const PATCH = ["--import", "./src/gatsby/dotted-pages.mjs"];

test("R12 a page with a dot in its address is served as others are", () => {
  expect(
    answers(
      PATCH,
      ...["/docs/v1.2", "/docs/v1.2?a=b", "/docs/v1.2/", "/docs/intro"],
      ...["/docs/v1.3", "/404.html", "/app.js"],
    ),
  ).toEqual([
    ...["/docs/v1.2/", "/docs/v1.2/?a=b", "redirect /docs/v1.2", "/docs/intro/"],
    ...["/docs/v1.3", "/404.html", "/app.js"],
  ]);
});

test("Gatsby by itself sends such an address round, so that it is worth the trouble", () => {
  expect(answers([], "/docs/v1.2", "/docs/v1.2/")).toEqual(["/docs/v1.2", "redirect /docs/v1.2"]);
});

test("a server ends with one sentence if Gatsby lacks the function", () => {
  const root = folderOf({
    "node_modules/gatsby/dist/utils/express-middlewares.js": "module.exports = {};",
    "node_modules/gatsby/dist/utils/find-page-by-path.js": "module.exports = {};",
  });
  const file = join(root, "src/gatsby/dotted-pages.mjs");
  cpSync("src/gatsby/dotted-pages.mjs", file);
  const { stderr } = spawnSync(process.execPath, ["--import", file, "--eval", ""], {
    encoding: "utf8",
  });
  expect(stderr).toContain(
    "Error: src/gatsby/dotted-pages.mjs does not find the function `configureTrailingSlash` of Gatsby. Adapt it to the installed versions, or remove it.",
  );
});

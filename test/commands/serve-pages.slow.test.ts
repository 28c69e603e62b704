import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { folderOf } from "../jest/folders";

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

const answers = (flags: string[], urls: string[], cwd = "."): string[] =>
  execFileSync(process.execPath, [...flags, "--eval", ASK, ...urls], { encoding: "utf8", cwd })
    .trim()
    .split("\n");

const PATCH = ["--import", resolve("src/gatsby/serve-pages.mjs")];

test("R12 a page with a dot in its address is served as others are", () => {
  expect(
    answers(PATCH, [
      ...["/docs/v1.2", "/docs/v1.2?a=b", "/docs/v1.2/", "/docs/intro"],
      ...["/docs/v1.3", "/404.html", "/app.js"],
    ]),
  ).toEqual([
    ...["/docs/v1.2/", "/docs/v1.2/?a=b", "redirect /docs/v1.2", "/docs/intro/"],
    ...["/docs/v1.3", "/404.html", "/app.js"],
  ]);
});

test("R14 a page that has only one file is found by every spelling of its address", () => {
  const root = folderOf({
    "public/docs/intro.html": "",
    "public/docs/v1.2.html": "",
    "public/ünd.html": "",
    "public/blog/index.html": "",
    "public/blog.html": "",
    "node_modules/.keep": "",
  });
  symlinkSync(resolve("node_modules/gatsby"), join(root, "node_modules/gatsby"));
  expect(
    answers(
      PATCH,
      [
        ...["/docs/intro", "/docs/intro?a=/", "/docs/intro/index.html?a=b", "/docs/intro.html"],
        ...["/docs/v1.2", "/docs/v1.2?a=b", "/%C3%BCnd/index.html", "/%ff/index.html"],
        ...["/", "/blog/index.html", "/no/such/"],
      ],
      root,
    ),
  ).toEqual([
    ...["/docs/intro.html", "/docs/intro.html?a=/", "/docs/intro.html?a=b", "/docs/intro.html"],
    ...["/docs/v1.2.html", "/docs/v1.2.html?a=b", "/%C3%BCnd.html", "/%ff/index.html"],
    ...["/", "/blog/index.html", "/no/such/"],
  ]);
});

test("Gatsby by itself sends such an address round, so that it is worth the trouble", () => {
  expect(answers([], ["/docs/v1.2", "/docs/v1.2/"])).toEqual(["/docs/v1.2", "redirect /docs/v1.2"]);
});

test("a server ends with one sentence if Gatsby lacks the function", () => {
  const root = folderOf({
    "node_modules/gatsby/dist/utils/express-middlewares.js": "module.exports = {};",
    "node_modules/gatsby/dist/utils/find-page-by-path.js": "module.exports = {};",
  });
  const file = join(root, "src/gatsby/serve-pages.mjs");
  cpSync("src/gatsby/serve-pages.mjs", file);
  const { stderr } = spawnSync(process.execPath, ["--import", file, "--eval", ""], {
    encoding: "utf8",
  });
  expect(stderr).toContain(
    "Error: src/gatsby/serve-pages.mjs does not find the function `configureTrailingSlash` of Gatsby. Adapt it to the installed versions, or remove it.",
  );
});

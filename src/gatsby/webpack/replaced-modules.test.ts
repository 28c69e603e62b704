import fs from "node:fs";
import { resolve } from "node:path";
import { replacedModules } from "./replaced-modules";

const PARTIAL_HYDRATION = "react-server-dom-webpack";
const OF_GATSBY = { [PARTIAL_HYDRATION]: "node_modules" };
const UNUSED = [
  "gatsby-script",
  "@builder.io/partytown/integration",
  PARTIAL_HYDRATION,
  resolve(".cache/register-service-worker.js"),
  resolve(".cache/public-page-renderer.js"),
];

test("V5 what this site has no use for is left out of the browser's scripts, and of no others", () => {
  const aliases = replacedModules("build-javascript", OF_GATSBY);
  for (const name of UNUSED) expect(aliases).toHaveProperty([name], false);
  for (const stage of ["build-html", "develop"])
    for (const name of UNUSED) expect(replacedModules(stage, OF_GATSBY)).not.toHaveProperty([name]);
});

test("V4 this site's modules stand for Gatsby's", () => {
  const files = Object.values(replacedModules("develop", OF_GATSBY));
  expect(files).toHaveLength(4);
  for (const file of files) expect(fs.existsSync(String(file))).toBe(true);
});

test("in development the server's empty page holds no part of the site's", () => {
  const layout = resolve("src/layout/wrap-page-element.tsx");
  expect(replacedModules("develop-html", OF_GATSBY)).toHaveProperty([layout], false);
  expect(replacedModules("develop", OF_GATSBY)).not.toHaveProperty([layout]);
});

describe("a build ends", () => {
  const sentence = (what: string): string =>
    `src/gatsby/webpack/replaced-modules.ts does not find ${what}. Adapt it to the installed versions, or remove it.`;

  test.each([
    [
      "Gatsby's file cache-dir/register-service-worker.js",
      "node_modules/gatsby/cache-dir/register-service-worker.js",
    ],
    ["node_modules/gatsby-script", "node_modules/gatsby-script"],
  ])("without %s", (what, path) => {
    const { existsSync } = fs;
    const exists = jest
      .spyOn(fs, "existsSync")
      .mockImplementation((file) => file !== path && existsSync(file));
    expect(() => replacedModules("build-javascript", OF_GATSBY)).toThrow(sentence(what));
    exists.mockRestore();
  });

  test("without Gatsby's alias of partial hydration", () => {
    expect(() => replacedModules("build-javascript", {})).toThrow(
      sentence(`Gatsby's alias of ${PARTIAL_HYDRATION}`),
    );
  });
});

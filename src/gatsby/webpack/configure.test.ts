import fs from "node:fs";
import { resolve } from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import webpack, { type Configuration } from "webpack";
import { bundle, folderOf, removeFolders } from "../../../test/jest/webpack";

// `part-styles` reads the styles of a finished build. The tests need none.
jest.mock("./part-styles", () => ({ PARTS: "parts", readMadeStyles: () => ({ files: [] }) }));

let configureWebpack: typeof import("./configure").configureWebpack;
beforeAll(async () => {
  // Imported after the mock: imports at the top of the file would run before it.
  ({ configureWebpack } = await import("./configure"));
});
afterAll(removeFolders);

class ESLintWebpackPlugin {}
class MiniCssExtractPlugin {
  options = { ignoreOrder: false };
}

/** Configures a stage. Returns Gatsby's changed configuration, and what was added to it. */
function configure(stage: CreateWebpackConfigArgs["stage"], folder = "public") {
  const base = {
    plugins: [new ESLintWebpackPlugin(), new MiniCssExtractPlugin()] as object[],
    module: {
      rules: [
        { test: /\.(js|jsx|tsx)$/, include: () => true, use: () => [] },
        { oneOf: [{ use: [{ options: { modules: { localIdentName: "[name]" } } }] }] },
      ],
    },
    optimization: { splitChunks: { cacheGroups: { styles: { test: () => true } } } },
    output: { path: resolve(folder) } as { path: string; hashDigestLength?: number },
    cache: {},
  };
  let added: Configuration = {};
  const args = {
    stage,
    getConfig: () => base,
    actions: {
      setWebpackConfig: (config: Configuration) => {
        added = config;
      },
    },
    plugins: { define: (values: Record<string, string>) => new webpack.DefinePlugin(values) },
  };
  configureWebpack(args as unknown as CreateWebpackConfigArgs, "digest");
  return { base, added, alias: (added.resolve?.alias ?? {}) as Record<string, string | false> };
}

test("a build that Gatsby would write into another folder ends", () => {
  expect(() => configure("build-javascript", "elsewhere")).toThrow(
    `Gatsby would build the site in ${resolve("elsewhere")}, but it must build it in ${resolve("public")}.`,
  );
});

test("V5 Gatsby's router waits for no frame, and other code does", async () => {
  const root = folderOf({
    "index.js": 'import "@gatsbyjs/reach-router"; requestAnimationFrame(() => done("own"));',
    "node_modules/@gatsbyjs/reach-router/index.js": 'requestAnimationFrame(() => done("router"));',
    "node_modules/@gatsbyjs/reach-router/package.json": '{ "sideEffects": true }',
  });
  const { added } = configure("build-javascript");
  const { files } = await bundle(root, { module: { rules: added.module?.rules ?? [] } });
  const seen: string[] = [];
  const frames: (() => void)[] = [];
  new Function("done", "requestAnimationFrame", files["main.js"] ?? "")(
    (what: string) => seen.push(what),
    (begin: () => void) => frames.push(begin),
  );
  expect(seen).toEqual(["router"]);
  for (const begin of frames) begin();
  expect(seen).toEqual(["router", "own"]);
});

test("V5 what this site has no use for is left out of the browser's scripts, and of no others", () => {
  const worker = resolve(".cache/register-service-worker.js");
  expect(configure("build-javascript").alias).toMatchObject({
    "gatsby-script": false,
    [worker]: false,
  });
  for (const stage of ["build-html", "develop"] as const) {
    expect(configure(stage).alias).not.toHaveProperty("gatsby-script");
    expect(configure(stage).alias).not.toHaveProperty([worker]);
  }
});

test.each([
  ["Gatsby's file cache-dir/loader.js", "node_modules/gatsby/cache-dir/loader.js"],
  ["node_modules/gatsby-script", "node_modules/gatsby-script"],
])("a build without %s ends", (what, path) => {
  const { existsSync } = fs;
  const exists = jest
    .spyOn(fs, "existsSync")
    .mockImplementation((file) => file !== path && existsSync(file));
  expect(() => configure("build-javascript")).toThrow(
    `src/gatsby/webpack/configure.ts does not find ${what}. Adapt it to the installed versions, or remove it.`,
  );
  exists.mockRestore();
});

test("in development the server's empty page holds no part of the site's", () => {
  const layout = resolve("src/layout/wrap-page-element.tsx");
  expect(configure("develop-html").alias).toHaveProperty([layout], false);
  expect(configure("develop").alias).not.toHaveProperty([layout]);
});

test("M6 `@site` is the project's root", () => {
  expect(configure("build-javascript").alias["@site"]).toBe(resolve("."));
});

test("ESLint does not run, the order of styles is not warned of, and hashes are short", () => {
  const { base } = configure("build-javascript");
  expect(base.plugins.some((plugin) => plugin instanceof ESLintWebpackPlugin)).toBe(false);
  expect(base.plugins.filter((plugin) => plugin instanceof MiniCssExtractPlugin)).toMatchObject([
    { options: { ignoreOrder: true } },
  ]);
  expect(base.output.hashDigestLength).toBe(8);
});

test("E2 N1 code gets what it has to know of the content", async () => {
  const root = folderOf({ "index.js": "console.log(PAGE_ERROR_TITLE, IS_OFFLINE_SITE);" });
  const { added } = configure("build-javascript");
  const defined = (added.plugins ?? []).filter((plugin) => plugin instanceof webpack.DefinePlugin);
  const { files } = await bundle(root, { plugins: defined });
  expect(files["main.js"]).toMatch(/"Page Error \| [^"]+",!?\w/);
});

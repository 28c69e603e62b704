import { resolve } from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import webpack, { type Configuration } from "webpack";
import { folderOf } from "../../../test/jest/folders";
import { bundle } from "../../../test/jest/webpack";

// `part-styles` reads the styles of a finished build. The tests need none.
jest.mock("./part-styles", () => ({ PARTS: "parts", readMadeStyles: () => ({ files: [] }) }));

let configureWebpack: typeof import("./configure").configureWebpack;
beforeAll(async () => {
  // Imported after the mock: imports at the top of the file would run before it.
  ({ configureWebpack } = await import("./configure"));
});

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
        { test: /\.mdx?$/, use: () => [] },
        { test: /\.woff2?$/, use: [{ loader: "url-loader", options: {} }] },
        { test: /\.tsx?$/, resourceQuery: /document/, use: () => [] },
        {
          oneOf: [
            {
              use: [
                { loader: "css-loader", options: { modules: { localIdentName: "[name]" } } },
                { loader: "/postcss-loader/index.js" },
              ],
            },
          ],
        },
      ],
    },
    optimization: {
      splitChunks: { cacheGroups: { shared: { name: () => "" }, styles: { test: () => true } } },
    },
    output: { path: resolve(folder) } as { path: string; hashDigestLength?: number },
    resolve: { alias: { "react-server-dom-webpack": "node_modules" } },
    cache: {},
  };
  let added: Configuration = {};
  const args = {
    stage,
    pathPrefix: "",
    getConfig: () => base,
    actions: {
      setWebpackConfig: (config: Configuration) => {
        added = config;
      },
    },
    plugins: { define: (values: Record<string, string>) => new webpack.DefinePlugin(values) },
  };
  configureWebpack(args as unknown as CreateWebpackConfigArgs, "digest", [], String, {
    styles: "",
    logo: { light: "/img/logo.svg", dark: null, type: "image/svg+xml", width: 28 },
  });
  return { base, added, alias: (added.resolve?.alias ?? {}) as Record<string, string | false> };
}

test("a build that Gatsby would write into another folder ends", () => {
  expect(() => configure("build-javascript", "elsewhere")).toThrow(
    `Gatsby would build the site in ${resolve("elsewhere")}, but it must build it in ${resolve("public")}.`,
  );
});

test("M6 `@site` is the project's root, or `content/`", () => {
  expect(configure("build-javascript").alias["@site"]).toEqual([resolve("."), resolve("content")]);
});

test.each([
  ["build-javascript", "Lightning CSS", false],
  ["build-html", "Lightning CSS", false],
  ["develop", "PostCSS", true],
] as const)("in %s, %s adds prefixes to styles", (stage, _, isPostcss) => {
  const rules = JSON.stringify(configure(stage).base.module.rules);
  expect(rules.includes("/postcss-loader/")).toBe(isPostcss);
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
  const root = folderOf({ "index.js": "console.log(PAGE_ERROR_TITLE, HAS_VERSIONS);" });
  const { added } = configure("build-javascript");
  const defined = (added.plugins ?? []).filter((plugin) => plugin instanceof webpack.DefinePlugin);
  const { files } = await bundle(root, { plugins: defined });
  expect(files["main.js"]).toMatch(/"Page Error \| [^"]+",!?\w/);
});

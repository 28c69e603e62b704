import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import MiniCssExtractPlugin from "mini-css-extract-plugin";
import webpack from "webpack";
import { folderOf } from "../../../test/jest/folders";
import { bundle } from "../../../test/jest/webpack";
import { rspackConfig, type WebpackConfig } from "./config";

const scriptOf = async (root: string, configuration: object): Promise<string> =>
  (await bundle(root, configuration)).files["main.js"] ?? "";

const constant = (value: string) => new webpack.DefinePlugin({ VALUE: JSON.stringify(value) });

describe("Rspack does what webpack's plugins in Gatsby's configuration do", () => {
  test("constants", async () => {
    const root = folderOf({ "index.js": "console.log(VALUE);" });
    expect(await scriptOf(root, { plugins: [constant("one")] })).toContain('"one"');
  });

  test("globals that a module provides", async () => {
    const root = folderOf({ "index.js": "provided();", "given.js": "module.exports = 'given';" });
    const plugins = [new webpack.ProvidePlugin({ provided: join(root, "given.js") })];
    expect(await scriptOf(root, { plugins })).toContain("given");
  });

  test("modules to leave out", async () => {
    const root = folderOf({
      "index.js": "try { require('./locale'); } catch {} console.log('kept');",
      "locale.js": "console.log('left out');",
    });
    const plugins = [new webpack.IgnorePlugin({ resourceRegExp: /locale/ })];
    const script = await scriptOf(root, { plugins });
    expect(script).toContain("kept");
    expect(script).not.toContain("left out");
  });

  test("styles in files of their own, with loaders that depend on the module", async () => {
    const root = folderOf({ "index.js": "import './a.css';", "a.css": ".a { color: red }" });
    const use = () => [{ loader: MiniCssExtractPlugin.loader }, { loader: "css-loader" }];
    const { files } = await bundle(root, {
      module: { rules: [{ oneOf: [{ test: /\.css$/, use }] }] },
      plugins: [new MiniCssExtractPlugin({ filename: "[name].css" })],
    });
    expect(files["main.css"]).toContain("color:red");
    expect(files["main.js"]).not.toContain("red");
  });
});

test("V3 scripts leave a name on the window by which the page sees that they run", async () => {
  const root = folderOf({ "index.js": "import('./part.js');", "part.js": "console.log(1);" });
  expect(await scriptOf(root, {})).toContain("self.webpackChunk=");
});

describe("variables of the environment", () => {
  const { COMMIT } = process.env;
  afterEach(() => {
    if (COMMIT === undefined) delete process.env.COMMIT;
    else process.env.COMMIT = COMMIT;
  });

  /** The constants that Gatsby makes of the environment, in the bundle that renders pages. */
  function forPages(commit: string) {
    process.env.COMMIT = commit;
    return new webpack.DefinePlugin({
      "process.env": "({})",
      "process.env.COMMIT": JSON.stringify(commit),
      "process.env.NODE_ENV": '"production"',
      "process.env.GATSBY_VALUE": '"set"',
    });
  }

  test("are read while pages are rendered", async () => {
    const root = folderOf({
      "index.js":
        "console.log(process.env.COMMIT, process.env.NODE_ENV, process.env.GATSBY_VALUE);",
    });
    const script = await scriptOf(root, { target: "node", plugins: [forPages("abc")] });
    expect(script).toContain('process.env.COMMIT,"production","set"');
  });

  const cacheWith = (constants: webpack.DefinePlugin) =>
    rspackConfig({
      cache: { version: "1", cacheLocation: "/cache" },
      module: { rules: [] },
      optimization: {},
      output: {},
      plugins: [constants as unknown as WebpackConfig["plugins"][number]],
      resolve: {},
    }).cache;

  test("begin no new cache", () => {
    expect(cacheWith(forPages("abc"))).toEqual(cacheWith(forPages("def")));
  });

  test("begin no new cache with each start of the development server, which has a name", () => {
    const named = (id: string) =>
      new webpack.DefinePlugin({
        "process.env": "({})",
        "process.env.GATSBY_NODE_GLOBALS": JSON.stringify({ buildId: id }),
      });
    expect(cacheWith(named("abc"))).toEqual(cacheWith(named("def")));
  });

  test("are none in the reader's browser", async () => {
    const root = folderOf({ "index.js": "console.log(process.env.COMMIT);" });
    const plugins = [new webpack.DefinePlugin({ "process.env": "({})" })];
    expect(await scriptOf(root, { plugins })).not.toContain("process");
  });
});

describe("the cache", () => {
  test("is in the folder of webpack's, and lasts", async () => {
    const root = folderOf({ "index.js": "console.log(VALUE);" });
    await scriptOf(root, { plugins: [constant("one")] });
    expect(existsSync(join(root, "cache"))).toBe(true);
    expect(await scriptOf(root, { plugins: [constant("one")] })).toContain('"one"');
  });

  test("is another one with other constants", async () => {
    const root = folderOf({ "index.js": "console.log(VALUE);" });
    await scriptOf(root, { plugins: [constant("one")] });
    expect(await scriptOf(root, { plugins: [constant("two")] })).toContain('"two"');
  });

  test("does not keep a module that has changed", async () => {
    const root = folderOf({ "index.js": "console.log('before');" });
    await scriptOf(root, {});
    writeFileSync(join(root, "index.js"), "console.log('after!');");
    expect(await scriptOf(root, {})).toContain("after!");
  });

  test("has a folder, or the build ends", () => {
    const config: WebpackConfig = {
      module: { rules: [] },
      optimization: {},
      output: {},
      plugins: [],
      resolve: {},
    };
    expect(() => rspackConfig(config)).toThrow(
      "src/gatsby/rspack/config.ts does not find the folder of webpack's cache. Adapt it to the installed versions, or remove it.",
    );
  });
});

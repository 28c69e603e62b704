import { join } from "node:path";
import type { RspackPluginInstance, Stats } from "@rspack/core";
import { folderOf } from "../../../test/jest/folders";
import { bundleWithRspack, compilerFor } from "./bundle";

/** Bundles files as Gatsby does, of which `index.js` is the first. */
async function build(root: string, plugins: RspackPluginInstance[] = []): Promise<Stats> {
  const config = {
    mode: "production",
    context: root,
    entry: "./index.js",
    output: { path: join(root, "bundled"), filename: "main.js" },
    cache: { cacheLocation: join(root, "cache") },
    module: { rules: [] },
    optimization: {},
    plugins,
    resolve: {},
  };
  const compiler = compilerFor(config);
  const stats = await new Promise<Stats>((done, fail) => {
    compiler.run((error, result) => (result ? done(result) : fail(error)));
  });
  await new Promise((closed) => compiler.close(closed));
  return stats;
}

const errorsOf = async (root: string, plugins?: RspackPluginInstance[]) =>
  (await build(root, plugins)).compilation.errors;

describe("webpack's function", () => {
  const resolve = (name: string) => `/node_modules/${name}.js`;

  test("is Rspack's when Gatsby calls it", () => {
    const cache: NodeJS.Dict<NodeModule> = {};
    bundleWithRspack({ cache, resolve });
    expect(cache["/node_modules/webpack/lib/webpack.js"]?.exports).toBe(compilerFor);
  });

  test("cannot be replaced once it is loaded", () => {
    const cache = { "/node_modules/webpack/lib/webpack.js": module };
    expect(() => bundleWithRspack({ cache, resolve })).toThrow(
      "src/gatsby/rspack/bundle.ts does not find webpack/lib/webpack.js before Gatsby has called it.",
    );
  });
});

test("bundles of the same files have the same hash, and others have another", async () => {
  const hashOf = async (text: string) => (await build(folderOf({ "index.js": text }))).hash;
  const [one, same, other] = await Promise.all(["1;", "1;", "console.log(2);"].map(hashOf));
  expect(one).toMatch(/^[0-9a-f]{20}$/);
  expect(same).toBe(one);
  expect(other).not.toBe(one);
});

test("a missing module is told with file and place, and without the code, which Gatsby shows", async () => {
  const root = folderOf({ "index.js": "\nimport 'nowhere';" });
  expect(await errorsOf(root)).toEqual([
    expect.objectContaining({
      error: { message: `Module not found: Can't resolve 'nowhere' in '${root}'` },
      file: join(root, "index.js"),
      loc: { start: { line: 2, column: 1 }, end: { line: 2, column: 18 } },
    }),
  ]);
});

test("a fault of syntax is told with its code", async () => {
  const root = folderOf({ "index.js": "export default (;" });
  const [error] = await errorsOf(root);
  expect(error?.message).toMatch(/^Module parse failed:[\s\S]*export default \(;/);
});

test("a plugin's error is told without its stack", async () => {
  const root = folderOf({ "index.js": "import './a.js';", "a.js": "" });
  const refuses: RspackPluginInstance = {
    apply: ({ hooks }) =>
      hooks.normalModuleFactory.tap("refuses", (factory) =>
        factory.hooks.afterResolve.tap("refuses", ({ request }) => {
          if (request === "./a.js") throw new Error("a.js is refused.");
        }),
      ),
  };
  expect(await errorsOf(root, [refuses])).toEqual([
    expect.objectContaining({
      message: "a.js is refused.",
      file: join(root, "index.js"),
      loc: expect.objectContaining({ start: { line: 1, column: 1 } }),
    }),
  ]);
});

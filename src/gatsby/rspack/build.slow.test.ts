import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { folderOf, removeFolders } from "../../../test/jest/webpack";
import { bundleWithRspack } from "./build";

afterAll(removeFolders);

const bundle = createRequire(join(process.cwd(), "package.json"))(
  "gatsby/dist/utils/webpack/bundle",
);
const ofGatsby = bundle.build;
beforeEach(bundleWithRspack);
afterEach(() => {
  bundle.build = ofGatsby;
});

/** Has Gatsby's function bundle files, of which `index.js` is the first. */
const build = (root: string, settings: object = {}) =>
  bundle.build({
    mode: "production",
    context: root,
    entry: "./index.js",
    output: { path: join(root, "bundled"), filename: "main.js" },
    cache: { cacheLocation: join(root, "cache") },
    module: { rules: [] },
    optimization: {},
    plugins: [],
    resolve: {},
    ...settings,
  });

test("Gatsby's function bundles with Rspack, and the bundle can be closed", async () => {
  const root = folderOf({ "index.js": "console.log('bundled');" });
  const { stats, close } = await build(root);
  await close();
  expect(stats.toJson({ all: false, version: true })).toHaveProperty("rspackVersion");
  expect(readFileSync(join(root, "bundled/main.js"), "utf8")).toContain("bundled");
});

test("bundles of the same files have the same hash, and others have another", async () => {
  const hashOf = async (text: string): Promise<string> => {
    const { stats, close } = await build(folderOf({ "index.js": text }));
    await close();
    return stats.hash;
  };
  const [one, same, other] = await Promise.all(["1;", "1;", "console.log(2);"].map(hashOf));
  expect(one).toMatch(/^[0-9a-f]{20}$/);
  expect(same).toBe(one);
  expect(other).not.toBe(one);
});

test("a missing module is told with file and place, and without the code, which Gatsby shows", async () => {
  const root = folderOf({ "index.js": "\nimport 'nowhere';" });
  await expect(build(root)).rejects.toEqual([
    expect.objectContaining({
      error: { message: `Module not found: Can't resolve 'nowhere' in '${root}'` },
      file: join(root, "index.js"),
      loc: { start: { line: 2, column: 1 }, end: { line: 2, column: 18 } },
    }),
  ]);
});

test("a fault of syntax is told with its code", async () => {
  const root = folderOf({ "index.js": "export default (;" });
  const [error] = await build(root).catch((errors: Error[]) => errors);
  expect(error.message).toMatch(/^Module parse failed:[\s\S]*export default \(;/);
});

test("a plugin's error is told without its stack", async () => {
  const root = folderOf({ "index.js": "import './a.js';", "a.js": "" });
  const refuses = {
    apply: ({
      hooks,
    }: {
      hooks: { compilation: { tap: (name: string, then: unknown) => void } };
    }) =>
      hooks.compilation.tap("refuses", (_: object, factories: Factories) =>
        factories.normalModuleFactory.hooks.afterResolve.tap("refuses", ({ request }) => {
          if (request === "./a.js") throw new Error("a.js is refused.");
        }),
      ),
  };
  await expect(build(root, { plugins: [refuses] })).rejects.toEqual([
    expect.objectContaining({
      message: "a.js is refused.",
      file: join(root, "index.js"),
      loc: expect.objectContaining({ start: { line: 1, column: 1 } }),
    }),
  ]);
});

interface Factories {
  normalModuleFactory: {
    hooks: {
      afterResolve: { tap(name: string, then: (asked: { request: string }) => void): void };
    };
  };
}

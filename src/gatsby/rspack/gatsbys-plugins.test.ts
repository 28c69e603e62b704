import webpack from "webpack";
import { bundleForBuild, folderOf, removeFolders } from "../../../test/jest/webpack";
import { passAsWebpacks, type StatsExtractor } from "./gatsbys-plugins";

afterAll(removeFolders);

test("Rspack's modules pass as webpack's, and nothing else does", async () => {
  let modules: unknown[] = [];
  const plugin = {
    apply: ({ hooks }: Parameters<StatsExtractor["apply"]>[0]) =>
      hooks.done.tapAsync("reads", (stats, done) => {
        ({ modules } = (stats as { compilation: { modules: unknown[] } }).compilation);
        modules = Array.from(modules, (module) => module instanceof webpack.NormalModule);
        done();
      }),
  };
  passAsWebpacks();
  await bundleForBuild(folderOf({ "index.js": "console.log(1);" }), { plugins: [plugin] });
  expect(modules).toEqual([true]);
  expect({} instanceof webpack.NormalModule).toBe(false);
});

test("Gatsby's extractor reads the files of each group of chunks, in the order of their names", async () => {
  const read: Record<string, string[]> = {};
  class GatsbyWebpackStatsExtractor {
    apply({ hooks }: Parameters<StatsExtractor["apply"]>[0]): void {
      hooks.done.tapAsync("reads", (stats, done) => {
        for (const { name, chunks, getChildrenByOrders } of (stats as Read).compilation
          .chunkGroups) {
          read[name] = chunks.flatMap(({ files }) => [...files]);
          expect(getChildrenByOrders()).toEqual({});
        }
        expect((stats as Read).hash).toMatch(/^\w+$/);
        expect((stats as Read).toJson({ all: false, assets: true }).assets).toHaveLength(3);
        done();
      });
    }
  }
  const files = { "a.js": "console.log('a');", "b.js": "console.log('b');" };
  await bundleForBuild(folderOf({ ...files, "c.js": "console.log('c');" }), {
    entry: { c: "./c.js", a: "./a.js", b: "./b.js" },
    plugins: [new GatsbyWebpackStatsExtractor()] as never,
  });
  expect(Object.entries(read)).toEqual([
    ["a", ["a.js"]],
    ["b", ["b.js"]],
    ["c", ["c.js"]],
  ]);
});

/** The parts of the stats that Gatsby's extractor reads. */
interface Read {
  hash: string;
  toJson(options: object): { assets: object[] };
  compilation: {
    chunkGroups: {
      name: string;
      chunks: { files: Iterable<string> }[];
      getChildrenByOrders(): object;
    }[];
  };
}

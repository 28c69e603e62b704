import MiniCssExtractPlugin from "mini-css-extract-plugin";
import webpack from "webpack";
import { folderOf } from "../../../test/jest/folders";
import { bundle } from "../../../test/jest/webpack";
import { passAsWebpacks, type StatsExtractor } from "./gatsbys-plugins";

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
  await bundle(folderOf({ "index.js": "console.log(1);" }), { plugins: [plugin] });
  expect(modules).toEqual([true]);
  expect({} instanceof webpack.NormalModule).toBe(false);
});

test("Gatsby's extractor reads chunks by name, and in each its styles before its scripts", async () => {
  const read: Record<string, string[]> = {};
  let named: Record<string, { assets: { name: string }[] }> = {};
  class GatsbyWebpackStatsExtractor {
    apply({ hooks }: Parameters<StatsExtractor["apply"]>[0]): void {
      hooks.done.tapAsync("reads", (stats, done) => {
        for (const { name, chunks, getChildrenByOrders } of (stats as Read).compilation
          .chunkGroups) {
          read[name] = chunks.flatMap(({ files }) => [...files]);
          expect(getChildrenByOrders()).toEqual({});
        }
        expect((stats as Read).hash).toMatch(/^\w+$/);
        named = (stats as Read).toJson({ all: false, chunkGroups: true }).namedChunkGroups;
        done();
      });
    }
  }
  const files = {
    "a.js": "import './a.css';",
    "a.css": "a { color: red }",
    "b.js": "console.log('b');",
    "c.js": "console.log('c');",
  };
  const extract = new MiniCssExtractPlugin({ filename: "[name].css" });
  const use = [{ loader: MiniCssExtractPlugin.loader }, { loader: "css-loader" }];
  await bundle(folderOf(files), {
    entry: { c: "./c.js", a: "./a.js", b: "./b.js" },
    module: { rules: [{ test: /\.css$/, use }] },
    plugins: [extract, new GatsbyWebpackStatsExtractor()] as never,
  });
  const expected = [
    ["a", ["a.css", "a.js"]],
    ["b", ["b.js"]],
    ["c", ["c.js"]],
  ];
  expect(Object.entries(read)).toEqual(expected);
  expect(
    Object.entries(named).map(([name, { assets }]) => [name, assets.map((asset) => asset.name)]),
  ).toEqual(expected);
});

/** The parts of the stats that Gatsby's extractor reads. */
interface Read {
  hash: string;
  toJson(options: object): {
    namedChunkGroups: Record<string, { assets: { name: string }[] }>;
  };
  compilation: {
    chunkGroups: {
      name: string;
      chunks: { files: Iterable<string> }[];
      getChildrenByOrders(): object;
    }[];
  };
}

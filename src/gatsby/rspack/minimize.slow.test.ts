import MiniCssExtractPlugin from "mini-css-extract-plugin";
import { folderOf } from "../../../test/jest/folders";
import { bundle } from "../../../test/jest/webpack";

/** Bundles a folder as Gatsby's stage for browsers does, which has minimizers of its own. */
const minified = (files: Record<string, string>, configuration: object) =>
  bundle(folderOf(files), { optimization: { minimizer: [] }, ...configuration });

test("V8 compiles the scripts of every page while they come in, and no others", async () => {
  const { files } = await minified(
    { "app.js": "console.log('app');\n", "page.js": "console.log('page');\n" },
    { entry: { "app-1": "./app.js", "page-1": "./page.js" } },
  );
  expect(files["app-1.js"]).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  expect(files["page-1.js"]).toBe('console.log("page");');
});

test("licences are kept, in a file of their own", async () => {
  const { files } = await minified(
    { "index.js": "/*! @license of a library */\nconsole.log(1); // and a note\n" },
    {},
  );
  expect(files["main.js"]).not.toContain("note");
  expect(files["main.js.LICENSE.txt"]).toContain("@license of a library");
});

test("styles get the prefixes that the site's browsers need", async () => {
  const { files } = await minified(
    { "index.js": "import './a.css';", "a.css": ".a { user-select: none }" },
    {
      module: {
        rules: [{ test: /\.css$/, use: [{ loader: MiniCssExtractPlugin.loader }, "css-loader"] }],
      },
      plugins: [new MiniCssExtractPlugin({ filename: "[name].css" })],
    },
  );
  expect(files["main.css"]).toBe(".a{-webkit-user-select:none;user-select:none}");
});

const NAME = "[name]-[contenthash].js";

test("the runtime differs between builds in the hashes of other scripts alone", async () => {
  const runtimeOf = async (part: number): Promise<string> => {
    const { files } = await minified(
      { "index.js": "import('./part.js');", "part.js": `console.log(${part});` },
      {
        output: { filename: NAME, chunkFilename: NAME },
        optimization: { minimizer: [], runtimeChunk: { name: "webpack-runtime" } },
        entry: { app: "./index.js" },
      },
    );
    const [name = ""] = Object.keys(files).filter((file) => file.startsWith("webpack-runtime"));
    return (files[name] ?? "").replace(/[0-9a-f]{16,}/g, "HASH");
  };
  const runtimes = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(runtimeOf));
  expect(runtimes[0]).toContain("HASH");
  expect(new Set(runtimes).size).toBe(1);
});

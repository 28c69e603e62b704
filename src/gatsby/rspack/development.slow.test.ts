import { writeFileSync } from "node:fs";
import { join } from "node:path";
import webpack from "webpack";
import { folderOf } from "../../../test/jest/folders";
import { bundle } from "../../../test/jest/webpack";
import { requireFromRoot } from "../require-from-root";
import { compilerFor } from "./bundle";

test("components are exchanged on the page, and errors shown by Gatsby's module", async () => {
  class ReactRefreshPlugin {
    apply(): void {
      throw new Error("Rspack has its own.");
    }
    options = { overlay: { module: join(root, "overlay.js") } };
  }
  const root = folderOf({
    "index.js": "export const Hello = () => null;",
    "overlay.js": "export const handleRuntimeError = () => 'shown by Gatsby';",
  });
  const { files } = await bundle(root, {
    mode: "development",
    devtool: false,
    plugins: [new ReactRefreshPlugin(), new webpack.HotModuleReplacementPlugin()],
  });
  const script = files["main.js"] ?? "";
  expect(script).toContain("$ReactRefreshRuntime$.refresh(");
  expect(script).toContain("shown by Gatsby");
  expect(script).toContain("__webpack_hot_middleware_reporter__");
});

test("a module that Gatsby writes is in the next bundle, although no bundle follows files by itself", async () => {
  const written = requireFromRoot("gatsby/dist/utils/gatsby-webpack-virtual-modules");
  class GatsbyWebpackVirtualModules {
    apply(): void {
      throw new Error("Rspack has no such files.");
    }
  }
  const root = folderOf({ "index.js": "import './pages.js';", "pages.js": "" });
  const { writeModule } = written;
  written.writeModule = (path: string, text: string) => writeFileSync(join(root, path), text);
  written.getAbsolutePathForVirtualModule = (path: string) => join(root, path);
  const compiler = compilerFor({
    mode: "development",
    devtool: false,
    context: root,
    entry: "./index.js",
    output: { path: join(root, "bundled") },
    cache: { cacheLocation: join(root, "cache") },
    module: { rules: [] },
    optimization: {},
    plugins: [new GatsbyWebpackVirtualModules()],
    resolve: {},
  } as Parameters<typeof compilerFor>[0]);
  const scripts: string[] = [];
  await new Promise<void>((done, fail) => {
    const watching = compiler.watch({}, (error, stats) => {
      if (error) return fail(error);
      scripts.push(String(stats?.compilation.assets["main.js"]?.source()));
      if (scripts.length > 1) return watching?.close(() => compiler.close(() => done()));
      watching?.suspend();
      written.writeModule("pages.js", "console.log('written');");
      watching?.resume();
    });
  });
  written.writeModule = writeModule;
  expect(scripts.map((script) => script.includes("'written'"))).toEqual([false, true]);
});

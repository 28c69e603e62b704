import { folderOf } from "../../../test/jest/folders";
import { bundle } from "../../../test/jest/webpack";
import { giveFontsFiles } from "./font-files";

test("M6 a small font has a file, which the policy lets through", async () => {
  const files = { "index.js": 'import font from "./a.woff2";\nconsole.log(font);', "a.woff2": "a" };
  const options = { limit: 10_000, name: "[name].[ext]" };
  const module = {
    rules: [{ test: /\.woff2?$/, use: [{ loader: "url-loader", options }] }],
  };
  const before = await bundle(folderOf(files), { module });
  expect(before.files["main.js"]).toContain("data:font/woff2;");
  giveFontsFiles({ module });
  const after = await bundle(folderOf(files), { module });
  expect(after.files["main.js"]).toContain('+"a.woff2"');
});

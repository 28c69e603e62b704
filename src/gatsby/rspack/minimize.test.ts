import { bundleForBuild, folderOf, removeFolders } from "../../../test/jest/webpack";

afterAll(removeFolders);

/** Bundles a folder as Gatsby's stage for browsers does, which has minimizers of its own. */
const minified = (files: Record<string, string>, configuration: object) =>
  bundleForBuild(folderOf(files), { optimization: { minimizer: [] }, ...configuration });

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

import { realpathSync } from "node:fs";
import { folderOf } from "../../../../test/jest/folders";
import { Sandbox } from "../sandbox/sandbox";
import { aliasesOf } from "./aliases";

/** Returns the aliases of a site whose configuration exports these plugins. */
async function aliasesIn(plugins: string, files: Record<string, string> = {}) {
  const config = `const path = require("path"); module.exports = ${plugins};`;
  const root = realpathSync(folderOf({ "config.js": config, ...files }));
  const sandbox = await Sandbox.of(root, () => true);
  return aliasesOf(sandbox.read(`${root}/config.js`) as unknown[], root, sandbox);
}

const ALIAS = '{ resolve: { alias: { "@own": path.resolve(__dirname, "./src/own") } } }';

test.each([
  ["its function", `[() => ({ name: "a", configureWebpack: () => (${ALIAS}) })]`],
  ["its object", `[() => ({ name: "a", configureWebpack: ${ALIAS} })]`],
  [
    "the folder of the site",
    '[({ siteDir }) => ({ configureWebpack: () => ({ resolve: { alias: { "@own": siteDir + "/src/own" } } }) })]',
  ],
  [
    "a package of aliases",
    '[["docusaurus-plugin-module-alias", { alias: { "@own": path.join(__dirname, "src/own"), react: path.join(__dirname, "node_modules/react") } }]]',
  ],
])("M6 an alias is that of a plugin: %s", async (_, plugins) => {
  expect(await aliasesIn(plugins)).toEqual({ "@own": "src/own" });
});

test("M6 it may be in a file of the site, or what TypeScript knows", async () => {
  const files = {
    "plugins/a.js": `const path = require("path"); module.exports = () => ({ configureWebpack: () => ({ resolve: { alias: { "@own": path.resolve(__dirname, "../src/own") } } }) });`,
    "tsconfig.json":
      '{ // names\n"compilerOptions": { "baseUrl": ".", "paths": { "@site/*": ["./*"], "@lib/*": ["./src/lib/*"], } } }'.replace(
        "{ //",
        "{\n//",
      ),
  };
  expect(await aliasesIn('["./plugins/a.js"]', files)).toEqual({
    "@lib": "src/lib",
    "@own": "src/own",
  });
});

test.each([
  [
    "a folder outside of the site",
    '[() => ({ configureWebpack: () => ({ resolve: { alias: { "@own": "/etc" } } }) })]',
  ],
  [
    "a name that is taken",
    '[() => ({ configureWebpack: () => ({ resolve: { alias: { "@site": path.resolve(__dirname, "a") } } }) })]',
  ],
  ["a plugin that fails", '[() => { throw new Error("no"); }]'],
  [
    "an alias that a package gives",
    '[() => ({ configureWebpack: () => ({ resolve: { alias: { "@own": require("own").path } } }) })]',
  ],
  ["a plugin that is only named", '["own-plugin"]'],
])("M6 none is taken over: %s", async (_, plugins) => {
  expect(await aliasesIn(plugins)).toEqual({});
});

import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { folderOf } from "../../../test/jest/folders";
import { bundle } from "../../../test/jest/webpack";
import { aliasesBesideContent } from "../../data/files/beside-content";
import { contentModules } from "./content-modules";

const MAY =
  "Content may read the files of this project, except hidden files, `node_modules`, `public`, `package.json` and `package-lock.json`.";

/**
 * Bundles a project that contains `content/a.js` and other given files, with a file beside the
 * project. Returns the script.
 */
async function scriptOf(files: Record<string, string>): Promise<string> {
  const folder = folderOf({
    "outside.json": '"secret"',
    "project/.env.json": '"secret"',
    "project/content/b.json": '"own"',
    "project/index.js": 'import a from "./content/a.js"; console.log(a);',
    "project/src/trusted.js": 'export { default } from "../../outside.json";',
    "project/node_modules/a/index.js": 'export default "installed";',
    "project/node_modules/a/package.json": "{}",
    ...Object.fromEntries(Object.entries(files).map(([name, text]) => [`project/${name}`, text])),
  });
  const root = join(folder, "project");
  symlinkSync("../../outside.json", join(root, "content/link.json"));
  const { files: made } = await bundle(root, {
    plugins: [contentModules(root)],
    resolve: { alias: { "@site": root, ...aliasesBesideContent(join(root, "content")) } },
  });
  return made["main.js"] ?? "";
}

describe("F: code that lies in the content", () => {
  test.each([
    ["a file beside it", 'export { default } from "./b.json";', "own"],
    ["a package", 'export { default } from "a";', "installed"],
    [
      "code of the project, which may read what it likes",
      'export { default } from "@site/src/trusted.js";',
      "secret",
    ],
  ])("may import %s", async (_, code, expected) => {
    expect(await scriptOf({ "content/a.js": code })).toContain(expected);
  });

  test.each([
    ["file of `src/`", "src/own", "src/own.js"],
    ["folder of `src/`", "src/own", "src/own/index.js"],
    ["file of another folder", "samples/own", "samples/own.js"],
  ])("M6 may import a %s by the path that it has on a Docusaurus site", async (_, request, own) => {
    const script = await scriptOf({
      "content/a.js": 'export { default } from "./docs/c.js";',
      "content/docs/c.js": `export { default } from "../${request}";`,
      [own]: 'export default "beside docs";',
    });
    expect(script).toContain("beside docs");
  });

  test.each(["top.json", "top"])(
    "M6 has the files of a site's top for `src/`: %s",
    async (name) => {
      const script = await scriptOf({
        "content/a.js": 'export { default } from "@site/src/pages/b.js";',
        "src/pages/b.js": `export { default } from "../../${name}";`,
        "content/top.json": '"at the top"',
      });
      expect(script).toContain("at the top");
    },
  );
  test("M6 is what code of the project gets that asks for a folder of the docs", async () => {
    const script = await scriptOf({
      "content/a.js": 'export { default } from "../src/own/list";',
      "content/docs/log/one.js": 'export default "a doc";',
      "src/own/list.js":
        'const files = require.context("../../docs/log", false, /\\.js$/); export default files.keys();',
    });
    expect(script).toContain("a doc");
  });

  test("M6 may have a folder `src` of its own", async () => {
    const script = await scriptOf({
      "content/a.js": 'export { default } from "./src/own";',
      "content/src/own.js": 'export default "in the content";',
      "src/own.js": 'export default "beside it";',
    });
    expect(script).toContain("in the content");
  });

  const OUTSIDE = `it is outside the project. ${MAY}`;

  /** Files of the content that may not import what they do: each with what is said about it. */
  const REFUSED: [what: string, name: string, code: string, said: string][] = [
    [
      "what lies outside",
      "outside",
      'import a from "../../outside.json"; export default a;',
      `\`../../outside.json\` cannot be imported: ${OUTSIDE}`,
    ],
    [
      "what a symbolic link leads to",
      "link",
      'export { default } from "./link.json";',
      `\`./link.json\` cannot be imported: ${OUTSIDE}`,
    ],
    [
      "a hidden file",
      "hidden",
      'export { default } from "@site/.env.json";',
      `\`@site/.env.json\` cannot be imported: \`.env.json\` is hidden. ${MAY}`,
    ],
    [
      "a package's way out",
      "package",
      'export { default } from "a/../../../outside.json";',
      `\`a/../../../outside.json\` cannot be imported: ${OUTSIDE}`,
    ],
    [
      "anything outside by `require`",
      "require",
      'export default require("../../outside.json");',
      `\`../../outside.json\` cannot be imported: ${OUTSIDE}`,
    ],
    [
      "anything outside by `import()`",
      "late",
      'export default import("../../outside.json");',
      `\`../../outside.json\` cannot be imported: ${OUTSIDE}`,
    ],
    [
      "anything outside as an address",
      "address",
      'export default new URL("../../outside.json", import.meta.url).href;',
      `\`../../outside.json\` cannot be imported: ${OUTSIDE}`,
    ],
    [
      "anything outside with a loader",
      "loader",
      'export { default } from "!!css-loader!../../outside.json";',
      `\`!!css-loader!../../outside.json\` cannot be imported: ${OUTSIDE}`,
    ],
    [
      "what it is lured to by what it imports in the content",
      "parts/lured",
      'export { default } from "../../../outside.json";',
      "`../../../outside.json` cannot be imported",
    ],
  ];

  describe("may not import", () => {
    let said: string;
    beforeAll(async () => {
      const names = REFUSED.map(([, name]) => name);
      // In one project, which the bundler refuses with all that it has found.
      said = await scriptOf({
        "content/a.js": names
          .map((name, index) => `import a${index} from "./${name}.js"; console.log(a${index});`)
          .concat("export default 1;")
          .join("\n"),
        ...Object.fromEntries(REFUSED.map(([, name, code]) => [`content/${name}.js`, code])),
      }).catch(String);
    });

    test.each(REFUSED)("%s", (_what, name, _code, fault) => {
      const faults = said.split("\n").filter((line) => line.includes(`content/${name}.js: `));
      expect(faults.join("\n")).toContain(fault);
    });
  });
  test.each([
    ["import()", 'export default (a) => import("../../" + a);'],
    ["require.context", 'export default require.context("../..");'],
  ])("may not leave open what it imports: %s", async (_, code) => {
    await expect(scriptOf({ "content/a.js": code })).rejects.toThrow(
      "the path must be plain text in quotation marks.",
    );
  });
});

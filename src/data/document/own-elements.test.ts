import { join } from "node:path";
import { folderOf } from "../../../test/jest/folders";
import { keysOf } from "./own-elements";

/** Other modules of the test's folder. */
const OTHERS = {
  "map.ts": "const map = { Badge: 1 } satisfies object;\nexport default map;\n",
  "icons.js":
    "export const A = 1, B = 2;\nexport function C() {}\nconst d = 1;\nexport { d as D };\n",
  "circle.js": 'import index from "./index";\nexport default { ...index, Round: 1 };\n',
  "broken.js": "export default {",
};

describe("M6 the keys of the owner's map", () => {
  test.each([
    ["an object", "export default { Badge: 1, table: 2, 'b': 3 };", ["Badge", "table", "b"]],
    ["a name", "const map = { Badge: 1 };\nexport default map;", ["Badge"]],
    ["what it spreads", "const one = { A: 1 };\nexport default { ...one, B: 2 };", ["A", "B"]],
    ["an import", 'import map from "./map";\nexport default map;', ["Badge"]],
    ["an export of another module", 'export { default } from "./map";', ["Badge"]],
    ["an export by a name", "const map = { A: 1 };\nexport { map as default };", ["A"]],
    [
      "all of a module",
      'import * as icons from "./icons";\nexport default { ...icons };',
      "ABCD".split(""),
    ],
    [
      "the theme's own for HTML",
      'import A from "@theme/MDXComponents/A";\nexport default { a: A, b: 1 };',
      ["b"],
    ],
    [
      "a circle",
      'import round from "./circle";\nexport default { ...round, A: 1 };',
      ["A", "Round"],
    ],
    ["an object in itself", "const a = { ...b }, b = { ...a, A: 1 };\nexport default b;", ["A"]],
    ["a module that cannot be read", 'export { default } from "./broken";', []],
    ["a function", "export default () => null;", []],
    ["nothing", "export const A = 1;", []],
  ])("of %s", (_, text, expected) => {
    const folder = folderOf({ ...OTHERS, "index.js": text });
    expect(keysOf(join(folder, "index.js"))).toEqual(expected);
  });
});

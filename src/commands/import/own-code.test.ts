import { realpathSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { folderOf } from "../../../test/jest/folders";
import { ownCode } from "./own-code";

const MAP = "src/theme/MDXComponents.js";

test("M6 the elements that a site adds are taken over, although no document imports them", () => {
  const root = realpathSync(
    folderOf({
      "docs/a.md": "<Badge />",
      [MAP]: 'import Badge from "@site/src/Badge";\nexport default { Badge };',
      "src/Badge.js": 'import text from "./text.mdx";\nexport default text;',
      "src/text.mdx": 'import more from "./more";\n\n{more}',
      "src/more.js": "export default 1;",
    }),
  );
  const { files, refused } = ownCode(root, [join(root, "docs/a.md")], [join(root, "docs")]);
  expect(files).toEqual(
    ["src/Badge.js", "src/more.js", "src/text.mdx", MAP].map((name) => join(root, name)),
  );
  expect(refused.size).toBe(0);
});

test("M6 they are named if they are outside the site", () => {
  const outside = folderOf({ "map.js": "export default {};" });
  const root = realpathSync(folderOf({ "docs/a.md": "Text", "src/theme/other.js": "" }));
  symlinkSync(join(outside, "map.js"), join(root, MAP));
  const { files, refused } = ownCode(root, [join(root, "docs/a.md")], [join(root, "docs")]);
  expect(files).toEqual([]);
  expect(Array.from(refused)).toEqual([
    [join(root, MAP), expect.stringContaining("outside the site")],
  ]);
});

test("O5 what shown files import is no package of the site", () => {
  const root = realpathSync(
    folderOf({
      "docs/a.mdx":
        'import text from "!!raw-loader!../samples/a.js";\nimport chart from "../samples/b";',
      "samples/a.js": 'import session from "csurf";',
      "samples/b.js": 'import "tiny";',
    }),
  );
  const { files, undeclared } = ownCode(root, [join(root, "docs/a.mdx")], [join(root, "docs")]);
  expect(files).toEqual([join(root, "samples/a.js"), join(root, "samples/b.js")]);
  expect(Array.from(undeclared)).toEqual(["tiny"]);
});

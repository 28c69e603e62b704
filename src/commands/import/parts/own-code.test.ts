import { realpathSync, symlinkSync } from "node:fs";
import { join, relative } from "node:path";
import { folderOf } from "../../../../test/jest/folders";
import { ownCode } from "./own-code";

const MAP = "src/theme/MDXComponents.js";

/** Returns what is taken over of a site that has these files. Its documents are in `docs/`. */
function codeOf(files: Record<string, string>) {
  const root = realpathSync(folderOf(files));
  const documents = Object.keys(files).filter((name) => /^docs\/[^_].*\.mdx?$/.test(name));
  const found = ownCode(
    documents.map((name) => join(root, name)),
    {
      root,
      statics: [join(root, "static")],
      content: [join(root, "docs")],
      aliases: { "@own": "src" },
    },
  );
  const named = (path: string) => relative(root, path);
  return {
    root,
    ...found,
    files: found.files.map(named),
    refused: Array.from(found.refused, ([path, why]) => `${named(path)}: ${why}`),
  };
}

test("M6 the elements that a site adds are taken over, although no document imports them", () => {
  const { files, refused } = codeOf({
    "docs/a.md": "<Badge />",
    [MAP]: 'import Badge from "@site/src/Badge";\nexport default { Badge };',
    "src/Badge.js": 'import text from "./text.mdx";\nexport default text;',
    "src/text.mdx": 'import more from "./more";\n\n{more}',
    "src/more.js": "export default 1;",
  });
  expect(files).toEqual(["src/Badge.js", "src/more.js", "src/text.mdx", MAP]);
  expect(refused).toEqual([]);
});

test("M6 pictures and files beside Markdown come with it, except those of the content and secrets", () => {
  const part = [
    "![a](./_static/a.png)",
    "```mdx-code-block\n![b](_static/b%20c.png#x)\n```\n\n[paper](../paper.pdf)\n\n```md\n![e](e.png)\n```",
    '<img src="@site/pictures/d.png" />',
    "![no](no.png) ![far](https://x.y/a.png) [doc](./other.md) `![e](e.png)` ![env](../.env)",
  ].join("\n");
  const { files, refused } = codeOf({
    "docs/a.md": 'import Part from "@site/src/parts/part.mdx"\n\n![own](./own.png)\n\n<Part />',
    "docs/own.png": "",
    "src/parts/part.mdx": part,
    "src/parts/_static/a.png": "",
    "src/parts/_static/b c.png": "",
    "src/parts/e.png": "",
    "src/parts/other.md": "",
    "src/paper.pdf": "",
    "src/.env": "",
    "pictures/d.png": "",
  });
  expect(files).toEqual([
    "pictures/d.png",
    "src/paper.pdf",
    "src/parts/_static/a.png",
    "src/parts/_static/b c.png",
    "src/parts/part.mdx",
  ]);
  expect(refused).toEqual(["src/.env: `.env` is hidden"]);
});

test("M6 the files of a folder come with the code that asks for them", () => {
  const { files } = codeOf({
    "docs/a.md": 'import List from "@site/src/List"\n\n<List />',
    "docs/other.md": "",
    "src/List.js":
      'require.context("./parts", false, /\\.js$/); require.context("../docs");\nrequire.context("!!raw-loader!@site/texts", true)',
    "src/parts/one.js": 'import "./deep/two"',
    "src/parts/deep/two.js": "",
    "src/parts/deep/three.js": "",
    "texts/deep/text.md": "",
  });
  expect(files).toEqual([
    "src/List.js",
    "src/parts/deep/two.js",
    "src/parts/one.js",
    "texts/deep/text.md",
  ]);
});

test("M6 they are named if they are outside the site", () => {
  const outside = folderOf({ "map.js": "export default {};" });
  const root = realpathSync(folderOf({ "docs/a.md": "Text", "src/theme/other.js": "" }));
  symlinkSync(join(outside, "map.js"), join(root, MAP));
  const { files, refused } = ownCode([join(root, "docs/a.md")], {
    root,
    statics: [],
    content: [],
    aliases: {},
  });
  expect(files).toEqual([]);
  expect(Array.from(refused)).toEqual([
    [join(root, MAP), expect.stringContaining("outside the site")],
  ]);
});

test.each([
  ["the site's root", "/src/a", "src/a.js"],
  ["the site's root by its name", "@site/src/a", "src/a.js"],
  ["the document", "../samples/a.go", "samples/a.go"],
  ["the address of a file", "/img/a.svg", "static/img/a.svg"],
  ["the site's own theme", "@theme/Own", "src/theme/Own/index.tsx"],
  ["the site's own theme, in place of an element that is here", "@theme/Tabs", "src/theme/Tabs.js"],
  ["a folder by its alias", "@own/a", "src/a.js"],
  ["the top of the site", "../settings", "settings.js"],
])("M6 what documents import from %s is taken over: %s", (_, request, file) => {
  const { files } = codeOf({
    "docs/a.mdx": `import a from "${request}"`,
    "src/a.js": "",
    "samples/a.go": "",
    "static/img/a.svg": "",
    "src/theme/Own/index.tsx": "",
    "src/theme/Tabs.js": 'import { useColorMode } from "@docusaurus/theme-common";',
    "settings.js": "",
  });
  expect(files).toEqual([file]);
});

test("M6 nothing follows the imports of samples, whose text is shown, nor of types", () => {
  const { files, undeclared } = codeOf({
    "docs/a.mdx": 'import a from "!!raw-loader!../samples/a.js"\nimport b from "../src/b"',
    "samples/a.js": 'import session from "csurf";\nimport c from "./c";',
    "samples/c.js": "",
    "src/b.ts": 'import type { A } from "types-only";\nimport d, { type D } from "package-d";',
  });
  expect(files).toEqual(["samples/a.js", "src/b.ts"]);
  expect(Array.from(undeclared)).toEqual(["package-d"]);
});

test("M6 what style sheets ask for is taken over", () => {
  const { files } = codeOf({
    "docs/a.mdx": 'import "../src/a.css"',
    "src/a.css": '@import "b.css"; .a { background: url(/img/a.png), url(../fonts/a.woff2?x) }',
    "src/b.css": ".b { composes: c from './c.module.css'; } .d {",
    "src/c.module.css": "",
    "static/img/a.png": "",
    "fonts/a.woff2": "",
  });
  expect(files).toEqual(["fonts/a.woff2", "src/a.css", "src/b.css", "static/img/a.png"]);
});

test("M6 only the aliases count with which something is imported", () => {
  const source = 'import a from "@own/a"';
  expect(codeOf({ "docs/a.mdx": source, "src/a.js": "" }).aliases).toEqual({ "@own": "src" });
  expect(codeOf({ "docs/a.mdx": "Text" }).aliases).toEqual({});
});

test("M6 an element that a site replaces is left out, if it needs what is not here", () => {
  const { files, refused } = codeOf({
    "docs/a.mdx": 'import Tabs from "@theme/Tabs"\nimport Badge from "@theme/Badge"',
    "src/theme/Tabs/index.js": 'import { useTabs } from "./tabs";',
    "src/theme/Tabs/tabs.js": 'export { useTabs } from "@docusaurus/theme-common/internal";',
    "src/theme/Badge.js": 'import { useTabs } from "@docusaurus/theme-common/internal";',
  });
  expect(files).toEqual(["src/theme/Badge.js"]);
  expect(refused).toEqual([
    "src/theme/Tabs/index.js: it needs `@docusaurus/theme-common/internal`, which is not here; documents have this site's `@theme/Tabs`",
  ]);
});

test("M6 files at the top of a site are left out, if this project has its own", () => {
  const { files, refused } = codeOf({
    "docs/a.mdx": 'import a from "../README.md"\nimport b from "../site.yml"',
    "README.md": "",
    "site.yml": "",
  });
  expect(files).toEqual([]);
  expect(refused.sort()).toEqual([
    "README.md: `content/` has its own files of this kind; move it to `src/`",
    "site.yml: `content/` has its own files of this kind; move it to `src/`",
  ]);
});

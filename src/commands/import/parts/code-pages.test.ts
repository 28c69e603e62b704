import { realpathSync } from "node:fs";
import { join } from "node:path";
import { folderOf, writeFiles } from "../../../../test/jest/folders";
import { codePages, withoutLinksTo } from "./code-pages";

const TITLE = "Rivers";

/** Returns what becomes of the files of `src/pages` in a site. */
function pagesOf(files: Record<string, string>, isTaken: (name: string) => boolean = () => false) {
  const root = realpathSync(
    folderOf(
      Object.fromEntries(Object.entries(files).map(([name, text]) => [`src/${name}`, text])),
    ),
  );
  writeFiles(root, { "package.json": '{"dependencies":{"lottie-web":"^5"}}' });
  const project = folderOf({ "node_modules/clsx/package.json": "{}" });
  const sources = Object.keys(files)
    .filter((name) => name.startsWith("pages/"))
    .map((name) => ({ from: join(root, "src", name), name: name.slice("pages/".length) }));
  const { pages, left, lost } = codePages(
    sources,
    { root, project, title: TITLE, aliases: {} },
    isTaken,
  );
  return { texts: pages.map(({ to, text }) => [to, text]), left: Array.from(left), lost };
}

/** Returns why a page is left out; undefined if it is not. */
const whyOf = (code: string, more: Record<string, string> = {}) =>
  pagesOf({ "pages/a.jsx": code, ...more }).left.map(([, why]) => why)[0];

describe("O5 a page in code", () => {
  test("is shown by a Markdown file, with the title and description that it gives itself", () => {
    const { texts, left } = pagesOf({
      "pages/index.js": "export default () => <p />;",
      "pages/case-studies/big-one.tsx":
        "import Layout from '@theme/Layout';\nexport default (): JSX.Element => (\n  <Layout\n    title='All \"of\" them' description={\"What: they say\"}>a</Layout>\n);",
      "pages/running.js":
        "import Layout from '@theme/Layout'; export default () => <Layout title={name}>a</Layout>",
    });
    expect(left).toEqual([]);
    expect(texts).toEqual([
      [
        "index.mdx",
        '---\ntitle: Rivers\n---\n\nimport Page from "@site/src/pages/index.js";\n\n<Page />\n',
      ],
      [
        "case-studies/big-one.mdx",
        '---\ntitle: All "of" them\ndescription: "What: they say"\n---\n\nimport Page from "@site/src/pages/case-studies/big-one.tsx";\n\n<Page />\n',
      ],
      [
        "running.mdx",
        '---\ntitle: Running\n---\n\nimport Page from "@site/src/pages/running.js";\n\n<Page />\n',
      ],
    ]);
  });

  test("may import what is here, and files of the site", () => {
    const code = [
      "import React from 'react'",
      "import clsx from 'clsx'",
      "import useBaseUrl from '@docusaurus/useBaseUrl'",
      "import styles from './a.module.css'",
      "import Part from '@site/src/Part'",
      "const more = require('../more.json')",
      "export default () => <Part />",
    ].join(";\n");
    const files = { "pages/a.module.css": "", "Part.tsx": "export default 1", "more.json": "[]" };
    expect(whyOf(code.replace(/.*react.*\n/, ""), files)).toBeUndefined();
  });

  test.each([
    ["a package", "import x from 'lottie-web/y'", 'run `npm install "lottie-web@^5"`, and import'],
    ["another package", "import x from 'other'", "run `npm install other`, and import again"],
    ["a module of Node.js", "import x from 'fs'", "`fs`: it is a module of Node.js"],
    ["a part of a theme", "import x from '@theme/Row'", "`@theme/Row`: it is a part of Docusaurus"],
    ["a name of a part", "import { y } from '@theme/Layout'", "on this site it has no `y`"],
    ["a missing file", "import x from './x'", "`./x`: no file has this path"],
    ["what is outside", "import x from '../../../../../etc/hostname'", "outside the project"],
    ["what only running it says", "const x = import(name)", "it imports what only running it"],
    ["a setting", "const x = siteConfig.themeConfig", "it reads `themeConfig` of Docusaurus'"],
    ["no code", "const const", "it is not valid code"],
  ])("is left out if it needs what is not here: %s", (_, code, why) => {
    expect(whyOf(`${code};\nexport default () => null`)).toContain(why);
    const within = whyOf("import Own from '../deep/own';\nexport default () => <Own />", {
      "deep/own.js": code,
    });
    expect(within).toContain(why);
    expect(within).toContain("(`src/deep/own.js`)");
  });

  test("follows Docusaurus' rules for names", () => {
    const files = [
      "_a.js",
      "_b/c.js",
      "d.test.tsx",
      "__tests__/e.js",
      "f.d.ts",
      "g.css",
      "h.md",
    ].map((name) => [`pages/${name}`, "export default 1"]);
    expect(pagesOf(Object.fromEntries(files))).toEqual({ texts: [], left: [], lost: new Set() });
  });

  test("is left out if it cannot have its address", () => {
    const taken = {
      "pages/[id].js": "",
      "pages/search.js": "",
      "pages/a.js": "",
      "pages/b.js": "!",
    };
    const { left, lost, texts } = pagesOf(taken, (name) => name === "a");
    expect(texts).toEqual([]);
    expect(left).toEqual([
      ["[id].js", "no page of this site can have such an address"],
      ["search.js", "the site has its own page at this address"],
      ["a.js", "a Markdown page has the same address"],
      ["b.js", expect.stringContaining("it is not valid code")],
    ]);
    expect(Array.from(lost)).toEqual(["/[id]", "/b"]);
  });
});

test("O5 links of navbar and footer to a lost page are dropped, with the menus that they leave empty", () => {
  const dropped: string[][] = [];
  const lost = { label: "L", to: "/lost/?a#b" };
  const kept = { label: "K", href: "https://k.example" };
  const site = {
    title: "T",
    navbar: { showName: false, left: [kept, { label: "M", items: [lost] }], right: [lost] },
    footer: { copyright: "c", columns: [{ title: "C", items: [kept, lost] }] },
  };
  const drop = (what: string, to: string) => dropped.push([what, to]);
  expect(withoutLinksTo(new Set(["/lost"]), site, drop)).toEqual({
    title: "T",
    navbar: { showName: false, left: [kept], right: [] },
    footer: { copyright: "c", columns: [{ title: "C", items: [kept] }] },
  });
  expect(dropped).toEqual([
    ["navbar: L", "/lost"],
    ["navbar: L", "/lost"],
    ["footer: L", "/lost"],
  ]);
});

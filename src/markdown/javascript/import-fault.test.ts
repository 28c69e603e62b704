import { join } from "node:path";
import { problemsOf } from "../../../test/jest/compile-as";
import { folderOf } from "../../../test/jest/folders";
import { docusaurusModules } from "../../site/docusaurus-modules";
import { quoted } from "../../site/text";
import { importFault } from "./import-fault";

const NO_FILE = "no file has this path from the document's folder.";

describe("F: an import that leads nowhere is an error with its place and what to do", () => {
  test.each([
    'import { useColorMode, useThemeConfig as a } from "@docusaurus/theme-common"\n\n{a()}',
    'import useColorMode from "@docusaurus/theme-common"\n\n{useColorMode()}',
    'export { useThemeConfig } from "@docusaurus/theme-common"',
  ])("%s", (code) => {
    const name = code.includes("useThemeConfig") ? "useThemeConfig" : "default";
    const THEME = quoted(docusaurusModules.get("@docusaurus/theme-common") ?? []);
    expect(problemsOf(code, "mdx")).toEqual([
      `1:1 error broken-import: \`@docusaurus/theme-common\` cannot be imported: on this site it has no \`${name}\`, only ${THEME}.`,
    ]);
  });

  const NOT_HERE = "it is a part of Docusaurus that this site does not have.";

  test.each([
    ["./no", NO_FILE],
    ["./pages.png", `${NO_FILE} Did you mean \`page.png\`?`],
    ["@site/src/no", "no file has this path from the project's root."],
    ["@images/won.png", "no file has this path from the project's root. Did you mean `own.png`?"],
    ["/img/won.png", "no file has this path from the project's root."],
    [
      "no-such-package/x",
      "the package `no-such-package` is not installed. Run `npm install no-such-package`.",
    ],
    ["@no/such", "the package `@no/such` is not installed. Run `npm install @no/such`."],
    [
      "@docusaurus/Lnk",
      `${NOT_HERE} Did you mean \`@docusaurus/Link\`? Leave it out, or import a component of your own.`,
    ],
    [
      "@theme/Navbar",
      `${NOT_HERE} Write the component yourself, as \`src/theme/…\`, or leave it out.`,
    ],
    [
      "@theme-original/Footer",
      `${NOT_HERE} This site has its own theme, whose components are in \`src/prose\`, \`src/layout\` and \`src/views\`: import them from there, or change them.`,
    ],
    [
      "@docusaurus/plugin-sitemap",
      `${NOT_HERE} What plugins know is in the data layer: query it as in \`docs/data-layer.md\`.`,
    ],
    [
      "!!url-loader!./x",
      "an import must not name webpack loaders (`!`), except `!!raw-loader!`, which gives the text of a file.",
    ],
    ["!!raw-loader!./x", NO_FILE],
  ])("%s", (name, fault) => {
    const said = `error broken-import: \`${name}\` cannot be imported: ${fault}`;
    const source = `Text\n\nimport react from "react"\nimport a from "${name}"`;
    expect(problemsOf(source, "mdx")).toEqual([`4:1 ${said}`]);
  });

  const MAY =
    "Content may read the files of this project, except hidden files, `node_modules`, `public`, `package.json` and `package-lock.json`.";
  const OUTSIDE = `it is outside the project. ${MAY}`;
  const OF_NODE = "it is a module of Node.js, which browsers do not have.";

  test.each([
    ["../../../../../../../../../../../etc/hostname", OUTSIDE],
    ["/etc/hostname", "no file has this path from the project's root."],
    ["/../run", OUTSIDE],
    ["@site/../run", OUTSIDE],
    ["../../../..", OUTSIDE],
    ["@site/.env", `\`.env\` is hidden. ${MAY}`],
    ["react/../../../etc/hostname", "the path inside a package must not contain `..`."],
    ["fs", OF_NODE],
    ["node:fs/promises", OF_NODE],
    ["node:buffer", OF_NODE],
    ["child_process", OF_NODE],
  ])("%s is not for documents, whether it is there or not", (name, fault) => {
    const said = `error broken-import: \`${name}\` cannot be imported: ${fault}`;
    expect(problemsOf(`import a from "${name}"`, "mdx")).toEqual([`1:1 ${said}`]);
  });

  test("M6 a path that climbs out of the docs leads beside `content/`, as on a Docusaurus site", () => {
    const importOf = (name: string) => `import a from "../../${name}"\n\n<img alt="b" src={a} />`;
    expect(problemsOf(importOf("static/img/own.png"), "mdx")).toEqual([]);
    expect(problemsOf(importOf("static/img/won.png"), "mdx")).toEqual([
      `1:1 error broken-import: \`../../static/img/won.png\` cannot be imported: ${NO_FILE} Did you mean \`own.png\`?`,
    ]);
  });

  test.each([
    "./page.png",
    "@site/content/pages/elements",
    "react",
    "@mdx-js/react",
    "buffer",
    "/img/own.png",
    "@images/own.png",
    "/static/img/own.png",
    "/content/pages/elements",
    "/pages/elements",
    "../../static/img/own.png",
    "!!raw-loader!../../static/favicon.svg",
  ])("%s leads somewhere", (name) => {
    expect(problemsOf(`import a from "${name}"`, "mdx")).toEqual([]);
  });

  test.each([
    ["@docusaurus/core/lib/client/exports/Link", ""],
    ["@docusaurus/theme-classic/lib/theme/CodeBlock", ""],
    [
      "@docusaurus/core/lib/client/exports/Lnk",
      `${NOT_HERE} Did you mean \`@docusaurus/Link\`? Leave it out, or import a component of your own.`,
    ],
  ])("M6 the file %s of Docusaurus is what has its name", (name, fault) => {
    const said = `1:1 error broken-import: \`${name}\` cannot be imported: ${fault}`;
    const code = `import a from "${name}"\n\n{a()}`;
    expect(problemsOf(code, "mdx")).toEqual(fault ? [said] : []);
  });

  const KIND = "the build reads no files that end with";

  test.each([
    ["./a.txt", `${KIND} \`.txt\`. For their text, write \`!!raw-loader!\` before the path.`],
    ["./b.PNG", undefined],
    ["!!raw-loader!./a.txt", undefined],
  ])("M6 what the build reads as no module is an error: %s", (request, fault) => {
    const contentRoot = join(folderOf({ "content/a.txt": "", "content/b.PNG": "" }), "content");
    const roots = { contentRoot, aliases: () => ({}) };
    expect(importFault(request, join(contentRoot, "a.mdx"), roots)).toBe(fault);
  });

  test("a path with the sign that Rspack takes for its escape is named", () => {
    const root = folderOf({ "content/docs/a.mdx": "", "content/docs/B\u200bc.tsx": "" });
    const roots = { contentRoot: join(root, "content"), aliases: () => ({}) };
    expect(importFault("./B\u200bc", join(root, "content/docs/a.mdx"), roots)).toContain(
      "a zero-width space (U+200B)",
    );
  });

  test("a folder without an index leads nowhere", () => {
    expect(problemsOf('import a from "@site/content/pages"', "mdx")).toHaveLength(1);
  });
});

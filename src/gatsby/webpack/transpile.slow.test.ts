import { join, resolve } from "node:path";
import type { RuleSetRule } from "webpack";
import { folderOf } from "../../../test/jest/folders";
import { bundle } from "../../../test/jest/webpack";
import { transpileWithSwc } from "./transpile";

/** Returns the rules of a configuration as Gatsby makes it, for the scripts of a folder. */
const gatsbysConfig = (isOurs: (path: string) => boolean = () => true) => ({
  module: {
    rules: [
      { test: /\.(js|mjs|jsx|tsx)$/, include: isOurs, type: "javascript/auto", use: () => [] },
      { test: /\.tsx?$/, include: isOurs, use: () => [] },
      { test: /\.mdx?$/, use: () => [] },
      {
        test: /\.[tj]sx?$/,
        resourceQuery: /__contentFilePath=/,
        use: () => [
          { loader: "babel-loader", options: { presets: ["babels"] } },
          { loader: resolve("test/jest/document-of-template.cjs") },
        ],
      },
    ] as (RuleSetRule & { include?: (path: string) => boolean })[],
  },
});

describe("V5 SWC compiles what Babel compiled", () => {
  test.each(["build-javascript", "build-html", "develop"])(
    "TypeScript with JSX in %s",
    async (stage) => {
      const root = folderOf({
        "index.tsx":
          "interface Props { name?: string }\nexport const Hello = ({ name }: Props) => <b>{name ?? 'you'}</b>;\n",
      });
      const config = gatsbysConfig();
      transpileWithSwc(config, stage, String);
      const { files } = await bundle(root, {
        entry: "./index.tsx",
        mode: "development",
        devtool: false,
        module: { rules: config.module.rules },
        externals: { "react/jsx-runtime": "jsxRuntime", "react/jsx-dev-runtime": "jsxDevRuntime" },
      });
      expect(files["main.js"]).not.toContain("interface");
      const runtime = stage === "develop" ? "jsxDevRuntime" : "jsxRuntime";
      expect(files["main.js"]).toContain(`module.exports = ${runtime}`);
      expect(files["main.js"]?.includes("$RefreshReg$")).toBe(stage === "develop");
    },
  );

  test.each(["build-javascript", "develop"])(
    "Babel takes the queries out of files in %s, and SWC compiles these as well",
    async (stage) => {
      const root = folderOf({
        "index.tsx": [
          'import { graphql, useStaticQuery } from "gatsby";',
          "export const query = graphql`{ site { id } }`;",
          "interface Props { list: string[] }",
          "export const Page = ({ list }: Props) => {",
          "  const data = useStaticQuery<object>(graphql`{ site { id } }`);",
          "  return <p>{[...list, data.site?.id]}</p>;",
          "};",
        ].join("\n"),
      });
      const config = gatsbysConfig();
      transpileWithSwc(config, stage, String);
      const { files } = await bundle(root, {
        entry: "./index.tsx",
        mode: "development",
        devtool: false,
        module: { rules: config.module.rules },
        externals: [
          { gatsby: "gatsby", "react/jsx-runtime": "jsx", "react/jsx-dev-runtime": "jsxDev" },
          /page-data/,
        ],
      });
      const script = files["main.js"] ?? "";
      expect(script).toContain("page-data/sq/d/");
      expect(script).toContain("...list");
      expect(script).not.toMatch(/graphql`|interface|<p>/);
      expect(script.includes("$RefreshReg$")).toBe(stage === "develop");
    },
  );
});

test("M6 the plugin puts a document into its template once that is plain JavaScript", async () => {
  const root = folderOf({
    "index.js": 'import "./src/templates/page.tsx?__contentFilePath=/a.md";',
    "src/templates/page.tsx":
      "interface Props { a: string }\nexport const query = graphql`{ a }`;\nexport default ({ a }: Props) => <p>{a}</p>;",
  });
  const config = gatsbysConfig();
  transpileWithSwc(config, "build-javascript", String);
  const { files } = await bundle(root, {
    mode: "development",
    devtool: false,
    module: { rules: config.module.rules },
    externals: { "react/jsx-runtime": "jsxRuntime" },
  });
  expect(files["main.js"]).toContain('"document of plain JavaScript"');
});

test("M6 Markdown is the code that the data layer makes of it, for its page or for others", async () => {
  const root = folderOf({
    "index.mdx": "# Title\n",
    "index.js": 'import "./index.mdx"; import "./src/templates/page";',
    "src/templates/page.js": 'import "../../index.mdx";',
  });
  const config = gatsbysConfig();
  const codeOf = (path: string, options: object) =>
    `console.log(<b>{${JSON.stringify([path, options])}}</b>);`;
  transpileWithSwc(config, "build-html", codeOf);
  const { files } = await bundle(root, {
    entry: "./index.js",
    mode: "development",
    devtool: false,
    module: { rules: config.module.rules },
    externals: { "react/jsx-runtime": "jsxRuntime" },
  });
  const path = join(root, "index.mdx");
  const found = Array.from(
    files["main.js"]?.matchAll(/children: \[\s*"(.*?)",\s*\{\s*"?isForPage"?: (\w+)/g) ?? [],
  );
  expect(found.map(([, ...words]) => words).sort()).toEqual([
    [path, "false"],
    [path, "true"],
  ]);
});

test("a Gatsby without its rules for scripts is told of", () => {
  const config = gatsbysConfig();
  config.module.rules.splice(0, 2);
  expect(() => transpileWithSwc(config, "build-javascript", String)).toThrow(
    "src/gatsby/webpack/transpile.ts does not find Gatsby's rule for scripts. Adapt it to the installed versions, or remove it.",
  );
});

test("a gatsby-plugin-mdx without its rule for Markdown is told of", () => {
  const config = { module: { rules: [] } };
  expect(() => transpileWithSwc(config, "build-javascript", String)).toThrow(
    "src/gatsby/webpack/transpile.ts does not find gatsby-plugin-mdx's rule for Markdown.",
  );
});

test("a gatsby-plugin-mdx without its rule for templates is told of", () => {
  const config = gatsbysConfig();
  config.module.rules.pop();
  expect(() => transpileWithSwc(config, "build-javascript", String)).toThrow(
    "src/gatsby/webpack/transpile.ts does not find gatsby-plugin-mdx's rule for templates.",
  );
});

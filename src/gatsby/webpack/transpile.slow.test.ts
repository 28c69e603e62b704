import { join, resolve } from "node:path";
import type { Configuration, RuleSetRule } from "webpack";
import { folderOf } from "../../../test/jest/folders";
import { bundle } from "../../../test/jest/webpack";
import { type CodeOf, transpileWithSwc } from "./transpile";

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

/** Bundles a folder with the rules of a stage. Returns the script. */
async function scriptOf(
  root: string,
  stage: string,
  { codeOf = String, ...settings }: Configuration & { codeOf?: CodeOf } = {},
): Promise<string> {
  const config = gatsbysConfig();
  transpileWithSwc(config, stage, codeOf);
  const { files } = await bundle(root, {
    mode: "development",
    devtool: false,
    module: { rules: config.module.rules },
    externals: [
      {
        gatsby: "gatsby",
        "react/jsx-runtime": "jsxRuntime",
        "react/jsx-dev-runtime": "jsxDevRuntime",
      },
      /page-data/,
    ],
    ...settings,
  });
  return files["main.js"] ?? "";
}

describe("V5 SWC compiles what Babel compiled", () => {
  test.each(["build-javascript", "build-html", "develop"])(
    "TypeScript with JSX in %s",
    async (stage) => {
      const root = folderOf({
        "index.tsx":
          "interface Props { name?: string }\nexport const Hello = ({ name }: Props) => <b>{name ?? 'you'}</b>;\n",
      });
      const script = await scriptOf(root, stage, { entry: "./index.tsx" });
      expect(script).not.toContain("interface");
      const runtime = stage === "develop" ? "jsxDevRuntime" : "jsxRuntime";
      expect(script).toContain(`module.exports = ${runtime}`);
      expect(script.includes("$RefreshReg$")).toBe(stage === "develop");
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
      const script = await scriptOf(root, stage, { entry: "./index.tsx" });
      expect(script).toContain("page-data/sq/d/");
      expect(script).toContain("...list");
      expect(script).not.toMatch(/graphql`|interface|<p>/);
      expect(script.includes("$RefreshReg$")).toBe(stage === "develop");
    },
  );

  test("files with queries are read by Babel, and only those; other people's files are left alone", () => {
    const QUERY = "export const query = graphql`{ site { id } }`;\n";
    const root = folderOf({ "page.tsx": QUERY, "part.tsx": "export const part = 1;\n" });
    const config = gatsbysConfig((path) => path.startsWith(root));
    transpileWithSwc(config, "build-javascript", String);
    const ours = config.module.rules.filter(({ include }) => include);
    const swc = { loader: "builtin:swc-loader" };
    const babel = { loader: expect.stringMatching(/[\\/]babel-loader[\\/]/) };
    /** What compiles a file, in each of three languages. */
    const compilersOf = (path: string) =>
      ours.filter(({ include }) => include?.(path)).map(({ use }) => use);
    expect(compilersOf(join(root, "page.tsx"))).toMatchObject(Array(3).fill([swc, babel]));
    expect(compilersOf(join(root, "part.tsx"))).toMatchObject(Array(3).fill([swc]));
    expect(compilersOf("/elsewhere/part.tsx")).toEqual([]);
  });
});

test("M6 the plugin puts a document into its template once that is plain JavaScript", async () => {
  const root = folderOf({
    "index.js": 'import "./src/templates/page.tsx?__contentFilePath=/a.md";',
    "src/templates/page.tsx":
      "interface Props { a: string }\nexport const query = graphql`{ a }`;\nexport default ({ a }: Props) => <p>{a}</p>;",
  });
  expect(await scriptOf(root, "build-javascript")).toContain('"document of plain JavaScript"');
});

test("M6 Markdown is the code that the data layer makes of it, for its page or for others", async () => {
  const root = folderOf({
    "index.mdx": "# Title\n",
    "index.js": 'import "./index.mdx"; import "./src/templates/page";',
    "src/templates/page.js": 'import "../../index.mdx";',
  });
  const codeOf: CodeOf = (path, options) =>
    `console.log(<b>{${JSON.stringify([path, options])}}</b>);`;
  const script = await scriptOf(root, "build-html", { codeOf });
  const path = join(root, "index.mdx");
  const found = Array.from(script.matchAll(/children: \[\s*"(.*?)",\s*\{\s*"?isForPage"?: (\w+)/g));
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

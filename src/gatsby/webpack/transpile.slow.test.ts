import { join } from "node:path";
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
    ] as (RuleSetRule & { include?: (path: string) => boolean })[],
  },
});

const QUERY = "export const query = graphql`{ site { id } }`;\n";

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
      // The test leaves out Gatsby's own rules, because their loader is Babel's.
      const rules = config.module.rules.slice(3);
      const { files } = await bundle(root, {
        entry: "./index.tsx",
        mode: "development",
        devtool: false,
        module: { rules },
        externals: { "react/jsx-runtime": "jsxRuntime", "react/jsx-dev-runtime": "jsxDevRuntime" },
      });
      expect(files["main.js"]).not.toContain("interface");
      const runtime = stage === "develop" ? "jsxDevRuntime" : "jsxRuntime";
      expect(files["main.js"]).toContain(`module.exports = ${runtime}`);
      expect(files["main.js"]?.includes("$RefreshReg$")).toBe(stage === "develop");
    },
  );

  test("files with queries are left to Babel, and only those", () => {
    const root = folderOf({ "page.tsx": QUERY, "part.tsx": "export const part = 1;\n" });
    const config = gatsbysConfig((path) => path.startsWith(root));
    transpileWithSwc(config, "build-javascript", String);
    const [babel, babelsTypeScript, , ...swc] = config.module.rules;
    for (const [file, isOfBabel] of [
      ["page.tsx", true],
      ["part.tsx", false],
    ] as const) {
      const path = join(root, file);
      expect(babel?.include?.(path)).toBe(isOfBabel);
      expect(babelsTypeScript?.include?.(path)).toBe(isOfBabel);
      expect(swc.map(({ include }) => include?.(path))).toEqual([
        !isOfBabel,
        !isOfBabel,
        !isOfBabel,
      ]);
    }
    expect(swc.map(({ include }) => include?.("/elsewhere/part.tsx"))).toEqual([
      false,
      false,
      false,
    ]);
  });
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
    module: { rules: config.module.rules.slice(2) },
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
  const config = { module: { rules: [{ test: /\.mdx?$/, use: [] }] } };
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

import MiniCssExtractPlugin from "mini-css-extract-plugin";
import type { Module } from "webpack";
import { folderOf } from "../../../test/jest/folders";
import { bundle } from "../../../test/jest/webpack";
import { lightenStyles } from "./styles";

const isStyle = ({ type }: { type: string }): boolean => type === "css/mini-extract";

interface Loader {
  loader: string;
  options?: { modules: object };
}

/** Returns a configuration for styles as Gatsby makes it. */
const gatsbysConfig = () => ({
  module: {
    rules: [
      {
        oneOf: [
          {
            test: /\.module\.css$/,
            use: [
              { loader: MiniCssExtractPlugin.loader } as Loader,
              {
                loader: "css-loader",
                options: {
                  modules: {
                    localIdentName: "[name]--[local]--[hash:base64:5]",
                    namedExport: true,
                  },
                },
              },
            ],
          },
        ],
      },
    ],
  },
  optimization: {
    splitChunks: {
      chunks: "all",
      cacheGroups: {
        styles: {
          name: "styles",
          priority: 40,
          enforce: true,
          test: (module: { type: string }, _context: unknown): boolean => isStyle(module),
        },
      },
    },
  },
  plugins: [new MiniCssExtractPlugin({ filename: "[name].css" })],
});

type Config = ReturnType<typeof gatsbysConfig>;

/** Two pages within one frame, and two parts that the first page loads on demand. */
const FILES = {
  "app.js": 'import * as styles from "./frame.module.css"; console.log(styles);',
  "one.js":
    'import * as styles from "./one.module.css"; console.log(styles); import("./part.js"); import("./other.js");',
  "two.js": 'import * as styles from "./two.module.css"; console.log(styles);',
  "part.js":
    'import * as frame from "./frame.module.css"; import * as styles from "./Part/part.module.css"; console.log(frame, styles);',
  "other.js": 'import * as styles from "./Other/other.module.css"; console.log(styles);',
  "frame.module.css": ".frame { color: red }",
  "one.module.css": ".one { color: red }",
  "two.module.css": ".two { color: red }",
  "Part/part.module.css": ".part { color: red }",
  "Other/other.module.css": ".other { color: red }",
};

const sheetsOf = async (config: Config): Promise<Record<string, string>> => {
  const { files } = await bundle(folderOf(FILES), {
    ...(config as object),
    entry: { app: "./app.js", "component---one": "./one.js", "component---two": "./two.js" },
  });
  return Object.fromEntries(Object.entries(files).filter(([name]) => name.endsWith(".css")));
};

test("V5 a page has the styles of the frame and its own, and parts bring theirs", async () => {
  const config = gatsbysConfig();
  lightenStyles(config as Parameters<typeof lightenStyles>[0], "build-javascript");
  const sheets = await sheetsOf(config);
  const countIn = (sheet = "") => sheet.match(/color: ?red/g)?.length ?? 0;
  expect(Object.keys(sheets).sort()).toEqual([
    "component---one.css",
    "component---two.css",
    "parts-Other.css",
    "parts-Part.css",
    "styles.css",
  ]);
  expect(Object.values(sheets).map(countIn)).toEqual([1, 1, 1, 1, 1]);
  for (const name of Object.values(sheets)
    .join("")
    .match(/\.[^ {]+(?= ?\{)/g) ?? [])
    expect(name).toMatch(/^\.[A-Za-z]{5}$/);
});

test("Gatsby by itself puts all styles into one sheet with long names", async () => {
  const sheets = await sheetsOf(gatsbysConfig());
  expect(Object.keys(sheets)).toEqual(["styles.css"]);
  expect(sheets["styles.css"]).toContain("frame-module--frame--");
});

const named = gatsbysConfig().module;

test.each([
  ["group of styles", { module: named, optimization: {} }],
  ["pattern for class names", { ...gatsbysConfig(), module: { rules: [] } }],
])("a Gatsby without its %s ends the build", (what, config) => {
  expect(() =>
    lightenStyles(config as Parameters<typeof lightenStyles>[0], "build-javascript"),
  ).toThrow(
    `src/gatsby/webpack/styles.ts does not find Gatsby's ${what}. Adapt it to the installed versions, or remove it.`,
  );
});

test("where pages are rendered, styles are not split", () => {
  const config = { module: named, optimization: {} };
  lightenStyles(config as Parameters<typeof lightenStyles>[0], "build-html");
  expect(config.optimization).toEqual({});
});

test("classes have the same names in style sheets and where pages are rendered", async () => {
  const root = folderOf(FILES);
  const forBrowsers = gatsbysConfig();
  lightenStyles(forBrowsers as Parameters<typeof lightenStyles>[0], "build-javascript");
  const sheets = await bundle(root, { ...(forBrowsers as object), entry: "./two.js" });
  const sheet = Object.keys(sheets.files).find((file) => file.endsWith(".css")) ?? "";
  const name = sheets.files[sheet]?.match(/\.([^ {]+)/)?.[1];

  const forPages = gatsbysConfig();
  const { use } = forPages.module.rules[0]?.oneOf[0] ?? { use: [] };
  const [, cssLoader] = use;
  Object.assign(cssLoader?.options?.modules ?? {}, { exportOnlyLocals: true });
  use.shift();
  lightenStyles(forPages as Parameters<typeof lightenStyles>[0], "build-html");
  const { files } = await bundle(root, {
    module: forPages.module as object,
    entry: "./two.js",
  });
  expect(name).toMatch(/^[A-Za-z]{5}$/);
  expect(files["main.js"]).toContain(`"${name}"`);
});

test("V5 the group of styles asks for the module's kind first", () => {
  const config = gatsbysConfig();
  lightenStyles(config as Parameters<typeof lightenStyles>[0], "build-javascript");
  const { styles } = config.optimization.splitChunks.cacheGroups;
  const context = { chunkGraph: { getModuleChunksIterable: () => [{ name: "app" }] } };
  expect(styles.test({ type: "javascript/auto" } as Module, context)).toBe(false);
  expect(styles.test({ type: "css/mini-extract" } as Module, context)).toBe(true);
});

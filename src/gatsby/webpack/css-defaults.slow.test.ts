import { resolve } from "node:path";
import { folderOf } from "../../../test/jest/folders";
import { bundle } from "../../../test/jest/webpack";
import { giveCssDefaults } from "./css-defaults";

const FILES = {
  "index.js": [
    'import styles, { aB } from "./a.module.css";',
    'import text from "!!raw-loader!./text.ts";',
    'console.log(styles["a-b"], styles.aB, aB, styles.default, text);',
  ].join("\n"),
  "other.js": 'import { aB } from "./a.module.css"; console.log(aB);',
  "a.module.css": ".a-b { color: red } .default { color: blue }",
  "text.ts": 'const a: "quoted" = b;',
};

/** Rules as Gatsby makes them for the HTML of pages. */
const rules = () => [
  {
    oneOf: [
      {
        test: /\.module\.css$/,
        use: [
          {
            loader: "css-loader",
            options: {
              modules: {
                namedExport: true,
                exportLocalsConvention: "dashesOnly",
                localIdentName: "[local]1",
                exportOnlyLocals: true,
              },
            },
          },
        ],
      },
    ],
  },
];

test("M6 a CSS module has a default export, and a file has its text", async () => {
  const module = { rules: rules() };
  giveCssDefaults({ module });
  const { files } = await bundle(folderOf(FILES), {
    entry: { index: "./index.js", other: "./other.js" },
    module,
    resolveLoader: {
      modules: [resolve("node_modules")],
      alias: { "raw-loader": resolve("src/gatsby/webpack/raw-loader.cjs") },
    },
  });
  const logged: unknown[] = [];
  new Function("console", files["index.js"] ?? "")({
    log: (...all: unknown[]) => logged.push(all),
  });
  expect(logged).toEqual([["a-b1", "a-b1", "a-b1", "default1", FILES["text.ts"]]]);
  expect(files["other.js"]).not.toContain('"a-b"');
});

test("M6 so does one whose styles Rspack has taken out", () => {
  const giveDefault = jest.requireActual<(code: string) => string>("./css-default.cjs");
  const code = '\nvar _1 = "x";\nvar _2 = "y";\nexport { _1 as "a", _2 as "bC" }\n';
  expect(giveDefault(code)).toBe(`${code}\nexport default { "a": _1, "bC": _2, "b-c": _2 };\n`);
});

test("if Gatsby has no such rule, the start says so", () => {
  expect(() => giveCssDefaults({ module: { rules: [] } })).toThrow("Gatsby's rule for CSS modules");
});

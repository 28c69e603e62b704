import { mkdirSync, writeFileSync } from "node:fs";
import { folderOf } from "../../../test/jest/folders";
import { partStylesOf, readMadeStyles } from "./part-styles";

const project = process.cwd();
afterEach(() => process.chdir(project));

/** Returns what is read of the styles in a folder with these files in `public/`. */
function read(assetsByChunkName: Record<string, string[]>, styles: Record<string, string>) {
  process.chdir(folderOf({}));
  mkdirSync("public");
  writeFileSync("public/webpack.stats.json", JSON.stringify({ assetsByChunkName }));
  for (const [name, css] of Object.entries(styles)) writeFileSync(`public/${name}`, css);
  return readMadeStyles();
}

test("a page has the styles of the parts that it contains", () => {
  const made = read(
    {
      app: ["app-1.js", "app.css"],
      "parts-Chart": ["parts-Chart.2.css"],
      "parts-Tabs": ["parts-Tabs.3.css"],
    },
    { "parts-Chart.2.css": ".chart{}.plot .chart{}", "parts-Tabs.3.css": ".tabs{gap:.5em}" },
  );
  const [chart, tabs] = made.parts;
  expect(made).toEqual({
    parts: [
      { file: "parts-Chart.2.css", css: ".chart{}.plot .chart{}", classes: ["chart", "plot"] },
      { file: "parts-Tabs.3.css", css: ".tabs{gap:.5em}", classes: ["tabs"] },
    ],
    files: ["app.css", "parts-Chart.2.css", "parts-Tabs.3.css"],
  });
  expect(partStylesOf('<figure class="wide chart">', made)).toEqual([chart]);
  expect(partStylesOf('<figure class="plot"><p class="tabs">', made)).toEqual([chart, tabs]);
  expect(partStylesOf('<p class="charts">chart</p>', made)).toEqual([]);
});

test("a build without them ends", () => {
  expect(() => read({ app: ["app.css"] }, {})).toThrow(
    "src/gatsby/webpack/part-styles.ts does not find style sheets of chunks `parts-…`. Adapt it to the installed versions, or remove it.",
  );
});

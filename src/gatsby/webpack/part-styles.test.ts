import { mkdirSync, writeFileSync } from "node:fs";
import { folderOf, removeFolders } from "../../../test/jest/webpack";
import { partStylesOf, readMadeStyles } from "./part-styles";

const project = process.cwd();
afterEach(() => process.chdir(project));
afterAll(removeFolders);

/** Returns what is read of the styles in a folder with these files in `public/`. */
function read(assetsByChunkName: Record<string, string[]>, styles: Record<string, string>) {
  process.chdir(folderOf({}));
  mkdirSync("public");
  writeFileSync("public/webpack.stats.json", JSON.stringify({ assetsByChunkName }));
  for (const [name, css] of Object.entries(styles)) writeFileSync(`public/${name}`, css);
  return readMadeStyles();
}

test("the styles of parts are those of their chunk, and go to pages with a part", () => {
  const made = read(
    { app: ["app-1.js", "app.css"], parts: ["parts.2.css"] },
    { "parts.2.css": ".part{}" },
  );
  expect(made).toEqual({
    parts: { file: "parts.2.css", css: ".part{}" },
    files: ["app.css", "parts.2.css"],
  });
  expect(partStylesOf("<main><!--$--><figure>", made)).toBe(made.parts);
  expect(partStylesOf("<main><figure>", made)).toBeNull();
});

test("a build without them ends", () => {
  expect(() => read({ app: ["app.css"] }, {})).toThrow(
    "src/gatsby/webpack/part-styles.ts does not find webpack's style sheet for the chunk `parts`. Adapt it to the installed versions, or remove it.",
  );
});

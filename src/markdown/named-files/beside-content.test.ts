import { join, relative } from "node:path";
import { folderOf } from "../../../test/jest/folders";
import { besideContent } from "./beside-content";

const project = folderOf({
  "content/docs/a.md": "",
  "content/own/a.md": "",
  "content/top.json": "",
  "content/both.js": "",
  "both.js": "",
  "own/b.go": "",
  "samples/a.go": "",
  "node_modules/a/index.js": "",
  ".hidden/a.js": "",
});

test.each([
  ["content/samples/a.go", "samples/a.go", "leads beside `content/`, where Docusaurus has it"],
  ["content/samples/no.go", "samples/no.go", "does so too if there is no such file"],
  ["content/own/b.go", "content/own/b.go", "is meant as it is, if `content/` has the folder"],
  ["content/docs/b.go", "content/docs/b.go", "is meant as it is, among documents"],
  ["content/nowhere/b.go", "content/nowhere/b.go", "is meant as it is, if no folder has the name"],
  ["content/content/docs/a.md", "content/content/docs/a.md", "does not lead back to `content/`"],
  ["content/node_modules/a/index.js", "content/node_modules/a/index.js", "reads no packages"],
  ["content/.hidden/a.js", "content/.hidden/a.js", "reads nothing that is hidden"],
  ["top.json", "content/top.json", "is where an import puts files of a site's top"],
  ["top", "content/top", "is there without its end, too"],
  ["both", "both", "is meant as it is, if the project has the file"],
  ["docs", "docs", "is meant as it is, if `content/` has only a folder of the name"],
  ["samples/a.go", "samples/a.go", "stays, if it is not below `content/`"],
])("M6 %s is %s: it %s", (path, meant) => {
  const found = besideContent(join(project, path), join(project, "content"));
  expect(relative(project, found)).toBe(meant);
});

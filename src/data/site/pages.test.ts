import { resolve } from "node:path";
import type { DocumentNode } from "../document/document";
import { componentTree, drawsMain } from "./pages";

const hole = ["Hole", { n: 0, name: "Page" }];

/** Whether a page with this tree and these components is drawn by its component alone. */
const isDrawn = (tree: object[], ...code: string[]): boolean => {
  const api = { getNode: () => ({ internal: { type: "Content" }, tree: JSON.stringify(tree) }) };
  const page = { contentId: "c", code: code.map((path) => resolve(path)) };
  return componentTree(api as never, page as unknown as DocumentNode) !== undefined;
};

test.each([
  ["a component of `src/pages/`", true, [hole], ["src/pages/deep/index.tsx"]],
  ["another component", false, [hole], ["src/components/Chart.tsx"]],
  ["text beside it", false, [["p", {}, "a"], hole], ["src/pages/index.tsx"]],
  ["several components", false, [hole], ["src/pages/index.tsx", "src/pages/a.tsx"]],
  ["no code", false, [["p", {}, "a"]], []],
])("R2 a page that shows %s is drawn by it alone: %s", (_, expected, tree, code) => {
  expect(isDrawn(tree, ...code)).toBe(expected);
});

test.each([
  ["a `main` in it", true, [["div", {}, ["main", {}, "a"]]]],
  ["no `main`", false, [["div", {}, "main"]]],
])("M6 the frame of a page whose component draws %s knows: %s", (_, expected, drawn) => {
  const content = { internal: { type: "Content" }, hasCode: true, drawn: JSON.stringify(drawn) };
  const api = { getNode: () => content };
  expect(drawsMain(api as never, { contentId: "c" } as DocumentNode)).toBe(expected);
});

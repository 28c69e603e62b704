import { assertCompiled } from "./compiled-site";

test.each([
  ".cache/compiled/gatsby-node.js",
  ".cache/compiled/site.js",
  "node_modules/.package-lock.json",
])("a run without %s ends", (missing) => {
  expect(() => assertCompiled((file) => !file.endsWith(missing))).toThrow(
    `src/gatsby/compiled-site.ts does not find the file ${missing}. Adapt it to the installed versions, or remove it.`,
  );
  expect(() => assertCompiled(() => true)).not.toThrow();
});

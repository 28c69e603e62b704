import { assertCompiled } from "./compiled-site";

test("a run without the file that threads run ends", () => {
  expect(() => assertCompiled(() => false)).toThrow(
    "src/gatsby/compiled-site.ts does not find Gatsby's file .cache/compiled/gatsby-node.js. Adapt it to the installed versions, or remove it.",
  );
  expect(() => assertCompiled(() => true)).not.toThrow();
});

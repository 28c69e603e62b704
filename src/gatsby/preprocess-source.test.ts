import { resolve } from "node:path";
import type { PreprocessSourceArgs } from "gatsby";
import { preprocessSource } from "./preprocess-source";

const read = (name: string, contents: string) =>
  preprocessSource({ filename: resolve(name), contents } as PreprocessSourceArgs);

test("Gatsby does not parse a file without a query", () => {
  expect(read("src/layout/Part.tsx", "export const part = <b />;")).toBe("export {};");
});

test.each([
  ["a file with a query", "src/layout/Part.tsx", "graphql`query Part { site { id } }`"],
  ["a page, which it reads for more", "src/pages/404.tsx", "export default null;"],
  ["a template", "src/templates/doc.tsx", "export default null;"],
])("it parses %s", (_, name, contents) => {
  expect(read(name, contents)).toBeUndefined();
});

import { problemsOf } from "../../../test/jest/compile-as";

describe("F: all code that requests a module is looked at", () => {
  test.each([
    ["export all", 'export * from "./no"', "1:1"],
    ["export from", 'export { a } from "./no"', "1:1"],
    ["braces", '{[import("./no")]}', "1:3"],
    ["an attribute", '<b title={import("./no")}>c</b>', "1:11"],
    ["attributes that are spread", '<Card {...{ title: import("./no") }} />', "1:20"],
    ["an element in an attribute", '<b title={<i title={import("./no")} />}>c</b>', "1:21"],
    ["a component of the document", 'export const A = () => import("./no")', "1:24"],
  ])("%s", (_, source, place) => {
    expect(problemsOf(source, "mdx")).toEqual([
      `${place} error broken-import: \`./no\` cannot be imported: no file has this path from the document's folder.`,
    ]);
  });

  test.each(["{ Fragment }", "{ Fragment as Other }", "*", "* as react"])(
    "in `export %s from`, names belong to the other module",
    (names) => {
      expect(problemsOf(`export ${names} from "react"`, "mdx")).toEqual([]);
    },
  );

  test("a path that nobody can look up is an error", () => {
    expect(problemsOf('export const a = "b"\n\n{[import(a)]}', "mdx")).toEqual([
      "3:3 error broken-import: The path in `import(…)` must be plain text in quotation marks.",
    ]);
  });
});

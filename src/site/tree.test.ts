import { type Tree, textOf } from "./tree";

describe("D6, S1: the text of a tree", () => {
  test.each<[name: string, tree: Tree, expected: string]>([
    ["nothing", [], ""],
    ["text alone", ["one"], "one"],
    ["an element without children", [["br", {}]], ""],
    ["an attribute is no text", [["abbr", { title: "hidden" }, "MEV"]], "MEV"],
    ["nested elements", [["p", {}, "a ", ["em", {}, "b", ["b", {}, "c"]], " d"]], "a bc d"],
    ["neighbours", ["a", ["i", {}, "b"], "c"], "abc"],
  ])("%s", (_, tree, expected) => {
    expect(textOf(tree)).toBe(expected);
  });
});

import { type DocumentTree, fromPageTree, toPageTree } from "./tree";

const TREE: DocumentTree = [
  "Text",
  ["p", { id: "a", className: "b" }, ["em", {}, "more"]],
  ["pre", {}, ["span", { className: "k" }, "import"], " ", ["span", { className: "s" }, '"x"']],
];

describe("M6 a document in the data of a page", () => {
  test("has a class alone in place of the attributes", () => {
    expect(toPageTree(TREE)).toEqual([
      "Text",
      ["p", { id: "a", className: "b" }, ["em", {}, "more"]],
      ["pre", {}, ["span", "k", "import"], " ", ["span", "s", '"x"']],
    ]);
  });

  test("is the document itself when it is read", () => {
    expect(fromPageTree(toPageTree(TREE))).toEqual(TREE);
  });
});

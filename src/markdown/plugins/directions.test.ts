import { compileAs } from "../../../test/jest/compile-as";

describe("N3 a text that runs from right to left, on a page that runs the other way", () => {
  test.each([
    [
      "رسوم التداول.\n\nFees.",
      [
        ["p", { dir: "auto" }, "رسوم التداول."],
        ["p", { dir: "auto" }, "Fees."],
      ],
    ],
    ["## עמלות", [["h2", { dir: "auto", id: "עמלות" }, "עמלות"]]],
    ["- עמלה", [["ul", {}, ["li", { dir: "auto" }, "עמלה"]]]],
    ["> עמלה", [["blockquote", {}, ["p", { dir: "auto" }, "עמלה"]]]],
    ["Fees, 手数料.", [["p", {}, "Fees, 手数料."]]],
    ['<p dir="ltr">עמלה</p>', [["p", { dir: "ltr" }, "עמלה"]]],
  ])("%s", (source, tree) => {
    expect(compileAs(source)).toMatchObject({ tree, problems: [] });
  });
});

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
    ["- עמלה", [["ul", { dir: "rtl" }, ["li", { dir: "auto" }, "עמלה"]]]],
    ["> עמלה", [["blockquote", { dir: "rtl" }, ["p", { dir: "auto" }, "עמלה"]]]],
    ["Fees, 手数料.", [["p", {}, "Fees, 手数料."]]],
    ['<p dir="ltr">עמלה</p>', [["p", { dir: "ltr" }, "עמלה"]]],
  ])("%s", (source, tree) => {
    expect(compileAs(source)).toMatchObject({ tree, problems: [] });
  });

  test.each([
    ["1. `fee` עמלה", { dir: "rtl" }],
    ["- fee, עמלה\n- עמלה", {}],
    ["|עמלה|\n|-|\n|fee|", { dir: "rtl" }],
    ["> ## עמלה", { dir: "rtl" }],
  ])("lets the block start where its first letter does: %s", (source, props) => {
    const [block] = compileAs(source).tree;
    expect(block?.[1]).toEqual(props);
  });

  test("the number of a list with paragraphs is on the side of its text", () => {
    const [list] = compileAs("1. עמלה\n\n2. עמלה").tree;
    expect(JSON.stringify(list)).toMatch(/^\["ol",\{"dir":"rtl"\}.*\["li",\{"dir":"rtl"\}/);
  });
});

describe("N3 a page that runs from right to left", () => {
  beforeEach(() => Object.assign(globalThis, { PAGE_LANGUAGE: { lang: "ar", dir: "rtl" } }));
  afterEach(() => Object.assign(globalThis, { PAGE_LANGUAGE: { lang: "en", dir: "ltr" } }));

  test.each([
    ["KEST عملة.", undefined],
    ["1,000 $x$", undefined],
    ["Fees.", "auto"],
  ])("%s: `dir` is %s", (source, dir) => {
    const [block] = compileAs(`${source}\n\nעמלה`).tree;
    expect(Object(block?.[1]).dir).toBe(dir);
  });
});

import { compileAs } from "../../../test/jest/compile-as";

const isMarked = (source: string): boolean => {
  const { tree, problems } = compileAs(source);
  expect(problems).toEqual([]);
  return JSON.stringify(tree).includes("data-around");
};

const TEXT = "\n\nOne.\n\n## Two\n\nThree.\n\n";

describe("M6 a box around text keeps the distances of a text", () => {
  test.each([
    `<div>${TEXT}</div>`,
    `<div className="guide">${TEXT}</div>`,
    `<div style={{ color: "red" }}>${TEXT}</div>`,
    `<section id="a">${TEXT}</section>`,
    `<center>${TEXT}</center>`,
    `<div><div>${TEXT}</div></div>`,
  ])("%s", (source) => {
    expect(isMarked(source)).toBe(true);
  });

  test.each([
    ["one paragraph has none", "<div>\n\nOne.\n\n</div>"],
    ["its style places what is in it", `<div style={{ display: "flex" }}>${TEXT}</div>`],
    ["the same in a text", `<div style="display: grid">${TEXT}</div>`],
    ["it is an element of the site", `<Tabs><TabItem value="a">${TEXT}</TabItem></Tabs>`],
    ["it is not a box", `<details>${TEXT}</details>`],
  ])("but not where %s", (_, source) => {
    expect(isMarked(source)).toBe(false);
  });
});

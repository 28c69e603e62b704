import { compileAs } from "../../../test/jest/compile-as";

const labelsIn = (source: string) =>
  JSON.stringify(compileAs(source).tree).match(/(?<="aria-label":")[^"]*/g);

describe("X7: what a screen reader would find without a name has one", () => {
  test("the boxes of tasks", () => {
    expect(labelsIn("- [x] a\n- [ ] b")).toEqual(["Done", "To do"]);
  });

  test("the ways back from footnotes, which show no number", () => {
    const source = "a[^1] b[^2] c[^2]\n\n[^1]: x\n\n[^2]: y";
    expect(labelsIn(source)).toEqual([
      "Back to note 1 in the text",
      "Back to note 2 in the text",
      "Back to note 2 in the text, 2",
    ]);
    const arrows = JSON.stringify(compileAs(source).tree).match(/"↩[^"]*"/g);
    expect(arrows).toEqual(['"↩"', '"↩"', '"↩"']);
  });
});

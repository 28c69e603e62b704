import { textTable } from "./table";

test("columns are as wide as their widest cell, and figures stand below each other", () => {
  expect(
    textTable(
      ["docs", "build"],
      [
        ["11", "9.5 s"],
        ["1,000", "110.0 s"],
      ],
    ),
  ).toBe(`\
| docs  |   build |
| ----- | ------: |
| 11    |   9.5 s |
| 1,000 | 110.0 s |`);
});

test("a cell that is missing is empty", () => {
  expect(textTable(["a", "b"], [["1"]])).toBe("| a   |   b |\n| --- | --: |\n| 1   |     |");
});

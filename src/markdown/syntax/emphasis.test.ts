import { compileAs, problemsOf } from "../../../test/jest/compile-as";

test("signs of emphasis beside Chinese, Japanese and Korean", () => {
  expect(compileAs("これは**「重要」**です。**注意。**次~~文。~~が").tree).toEqual([
    [
      "p",
      {},
      "これは",
      ["strong", {}, "「重要」"],
      "です。",
      ["strong", {}, "注意。"],
      "次",
      ["del", {}, "文。"],
      "が",
    ],
  ]);
});

test("other texts are read as on GitHub", () => {
  expect(compileAs("a**“b”**c and **d **e").tree).toEqual([["p", {}, "a**“b”**c and **d **e"]]);
});

test("a paragraph of signs that open nothing is refused there, too", () => {
  const [problem] = problemsOf("価*a ".repeat(30_000));
  expect(problem).toMatch(/^1:1 error too-long: This paragraph has too many special characters/);
});

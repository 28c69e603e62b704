import { problemsOf } from "../../../test/jest/compile-as";

test("F a formula that reads like prose is named, with the ways out", () => {
  expect(problemsOf("It costs $5 to trade, or 10$.")).toEqual([
    "1:10 warning prose-formula: `$5 to trade, or 10$` is a formula, but reads like prose. If you mean the dollar sign, write `\\$`, or set `markdown.math` in content/site.yml to `auto` or `off`. If you mean the formula, write its words as `\\text{…}`.",
  ]);
});

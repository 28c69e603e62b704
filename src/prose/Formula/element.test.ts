import { copyOf, math } from "../../../test/jest/copy";

test("X1 in a copy, a formula on its own is TeX on lines of its own", () => {
  expect(copyOf([["Formula", {}, math]], ["\\frac{a}{b}"])).toBe("$$\n\\frac{a}{b}\n$$");
});

import { copyOf } from "../../../test/jest/copy";

test("X1 in a copy, a term is its words", () => {
  expect(copyOf([["p", {}, "A ", ["Term", { name: "tick" }, "tick"], "."]])).toBe("A tick.");
});

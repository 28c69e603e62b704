import { copyOf } from "../../../test/jest/copy";

test("X1 in a copy, tabs follow one another under their names", () => {
  expect(
    copyOf([
      [
        "Tabs",
        { groupId: "g" },
        ["TabItem", { value: "a", label: "A" }, ["p", {}, "One"]],
        ["TabItem", { value: "b" }, ["p", {}, "Two"]],
      ],
    ]),
  ).toBe("**A**\n\nOne\n\n**b**\n\nTwo");
});

import { copyOf } from "../../../test/jest/copy";

test("X1 in a copy, a diagram is told", () => {
  expect(
    copyOf([["Diagram", { title: "Flow", description: "From a to b." }, ["span", {}, "a"]]]),
  ).toBe("**Flow**\n\nFrom a to b.");
});

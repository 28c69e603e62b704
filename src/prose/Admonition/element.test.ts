import { copyOf } from "../../../test/jest/copy";

test("X1 in a copy, an admonition is a quotation with its title", () => {
  expect(copyOf([["Admonition", { kind: "tip" }, ["p", {}, "Text"]]])).toBe("> **Tip**\n>\n> Text");
});

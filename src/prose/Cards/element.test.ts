import { copyOf } from "../../../test/jest/copy";

test("X1 in a copy, a card is a link", () => {
  expect(copyOf([["Cards", {}, ["Card", { title: "T", to: "/docs/b" }, "More"]]])).toBe(
    "[**T**](https://acme.example/prefix/docs/b)\n\nMore",
  );
});

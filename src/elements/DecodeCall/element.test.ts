import { copyOf } from "../../../test/jest/copy";

test("M2 a copy of a page leads to all selectors, and does not repeat them", () => {
  const copy = copyOf([["Decoder", {}, ["details", {}, ["summary", {}, "Functions (1)"]]]]);
  expect(copy).toBe(
    "All selectors and topics, with their ABI and contracts: [/abi/by-selector.json](https://acme.example/prefix/abi/by-selector.json).",
  );
});

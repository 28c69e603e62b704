import fc from "fast-check";
import { anyText } from "../../../test/jest/any-text";
import { labelSlug } from "./label-slug";
import { slugFault } from "./route-fault";

test.each([
  ["Web3 and DeFi", "web-3-and-de-fi"],
  ["🎉", "🎉"],
  ["..", "2e-2e"],
  ["#", "23"],
  ["x".repeat(300), "x".repeat(60)],
])("F %s is at %s", (label, slug) => {
  expect(labelSlug(label)).toBe(slug);
});

test("F every label has an address", () => {
  fc.assert(
    fc.property(anyText({ minLength: 1 }), (label) => {
      expect(slugFault(labelSlug(label))).toBeUndefined();
    }),
  );
});

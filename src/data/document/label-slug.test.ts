import fc from "fast-check";
import kebabCase from "lodash/kebabCase.js";
import { anyText } from "../../../test/jest/any-text";
import { namesInScripts } from "../../../test/jest/names-in-scripts";
import { slugFault } from "../../site/addresses/route-fault";
import { labelSlug } from "./label-slug";

describe("M6 addresses of tags and authors are those that Docusaurus makes", () => {
  test.each([
    ["gatsby", "gatsby"],
    ["Hello World", "hello-world"],
    ["fooBar", "foo-bar"],
    ["HTMLParser", "html-parser"],
    ["Web3 and DeFi", "web-3-and-de-fi"],
    ["ES2015 & more", "es-2015-more"],
    ["v2.0", "v-2-0"],
    ["C++", "c"],
    ["café crème", "cafe-creme"],
    ["Việt Nam", "việt-nam"],
    ["it's", "its"],
    ["a/b_c", "a-b-c"],
    ["手数料", "手数料"],
    ["バス", "バス"],
    ["ハス", "ハス"],
    ["हिन्दी", "हिन्दी"],
    ["русский", "русский"],
    ["한국어", "한국어"],
  ])("%s is at %s, however its letters are composed", (label, slug) => {
    expect(labelSlug(label.normalize("NFC"))).toBe(slug);
    expect(labelSlug(label.normalize("NFD"))).toBe(slug);
  });

  test("in every script, from either form of a name", () => {
    const expected = namesInScripts.map((name) => kebabCase(name.normalize("NFC")));
    expect(namesInScripts.map(labelSlug)).toEqual(expected);
    expect(namesInScripts.map((name) => labelSlug(name.normalize("NFD")))).toEqual(expected);
    // Names that differ keep their difference.
    expect(new Set(expected).size).toBe(new Set(namesInScripts).size);
  });
});

test.each([
  ["🎉", "🎉"],
  ["..", "2e-2e"],
  ["#", "23"],
  ["x".repeat(300), "x".repeat(60)],
])("F %s is at %s", (label, slug) => {
  expect(labelSlug(label)).toBe(slug);
});

test("F every label has an address, in composed letters", () => {
  fc.assert(
    fc.property(anyText({ minLength: 1 }), (label) => {
      const slug = labelSlug(label);
      expect(slugFault(slug)).toBeUndefined();
      expect(slug).toBe(slug.normalize("NFC"));
    }),
  );
});

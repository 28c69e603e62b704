import { placesOf } from "../../../test/jest/compile-as";

test("F: all faults of a document are said at once", () => {
  const source =
    "One {a b}.\n\nTwo is right.\n\n- Three <b>c.\n\nFour {.\n\n> Five {c d} and {e f}.\n\n<div>\n\nSix {g h}.";
  const places = ["11:1", "13:7", "1:7", "5:9", "7:6", "9:10"];
  expect(placesOf(source, "mdx").sort()).toEqual(places.map((place) => `${place} error syntax`));
});

test.each([
  ["what it opens is closed after it", "<div>\nOne {a b}.\n\n</div>\n\nTwo."],
  ["it closes what is open", "<div>\n\nOne {a b}.\n</div>\n\nTwo."],
  ["it begins an admonition", ":::note {a b}\nOne {a b}.\n\nTwo.\n\n:::"],
  ["it names something", "export const a = ;\n\n{a}"],
])("F: nothing is made up where other paragraphs depend on the faulty one: %s", (_, source) => {
  expect(placesOf(source, "mdx")).toHaveLength(1);
});

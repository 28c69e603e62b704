import { readVersions } from "./preferred-version";

const versions = [
  { name: "next", collection: "docs" },
  { name: "1.0", collection: "docs" },
  { name: "community", collection: "community" },
];

test.each([
  ["the first of each collection, if none is preferred", [], ["next", "community"]],
  ["the preferred one", ["1.0"], ["1.0", "community"]],
  ["the first, if the preferred one is gone", ["0.9"], ["next", "community"]],
])("V6 a reader reads %s", (_, preferred, expected) => {
  expect(readVersions(versions, preferred)).toEqual(expected);
});

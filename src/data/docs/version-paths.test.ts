import { versionPaths } from "./version-paths";

const versions = [
  { name: "2", collection: "docs" },
  { name: "1", collection: "docs" },
  { name: "api", collection: "api" },
];
const structures = [
  { version: "2", mainDoc: "intro" },
  { version: "1", mainDoc: "start" },
  { version: "api", mainDoc: "intro" },
];
const doc = (version: string, docId: string, path: string) => ({ version, docId, path });
const docs = [
  doc("2", "intro", "/docs/intro"),
  doc("2", "keels", "/docs/keels"),
  doc("1", "start", "/docs/1/start"),
  doc("1", "keels", "/docs/1/old-keels"),
  doc("api", "intro", "/api"),
];

describe("V6 where a page is in each version of its documentation", () => {
  const pathsOf = versionPaths(versions, structures, docs);
  test.each([
    [
      "a doc that both versions have",
      "2",
      "keels",
      { "2": "/docs/keels", "1": "/docs/1/old-keels" },
    ],
    ["a doc that one has", "1", "start", { "2": "/docs/intro", "1": "/docs/1/start" }],
    ["a page that is no doc", "2", undefined, { "2": "/docs/intro", "1": "/docs/1/start" }],
    ["a documentation with one version", "api", "intro", undefined],
  ])("%s", (_, version, docId, expected) => {
    expect(pathsOf(version, docId)).toEqual(expected);
  });

  test("a version without docs is left out", () => {
    expect(versionPaths(versions, structures, docs.slice(0, 2))("2", "keels")).toEqual({
      "2": "/docs/keels",
    });
  });
});

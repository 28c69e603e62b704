/**
 * @jest-environment jsdom
 */
import { renderHook } from "@testing-library/react";
import { readVersions, usePreferredVersions } from "./preferred-version";
import { keys } from "./storage";

const versionsOf = (names: readonly string[]) =>
  names.map((name) => ({ name, collection: name.startsWith("team") ? "team" : "docs" }));

function run(names: readonly string[], shown?: string): readonly string[] {
  const versions = versionsOf(names);
  return renderHook(() => usePreferredVersions(versions, shown)).result.current;
}

describe("V6 the preferred docs version", () => {
  beforeEach(() => localStorage.clear());

  test.each<[string, string[], string | undefined, string | null, string[]]>([
    ["one version, a doc: nothing is stored", ["current"], "current", null, []],
    ["several, a doc: its version is stored", ["current", "v1"], "v1", null, ["v1"]],
    ["several, another page: the stored one holds", ["current", "v1"], undefined, "v1", ["v1"]],
    ["a stored one that is gone is dropped", ["current", "v2"], undefined, "v1", []],
    ["a stored one that is gone gives way", ["current", "v2"], "v2", "v1", ["v2"]],
    ["the last version but one is gone", ["current"], "current", "v1", []],
    ["M6 one version of each collection is no choice", ["current", "team"], "team", null, []],
    [
      "M6 each collection has its own",
      ["current", "v1", "team", "team 1"],
      "team 1",
      "v1",
      ["v1", "team 1"],
    ],
    [
      "M6 a collection's choice changes, the other's stays",
      ["current", "v1", "team", "team 1"],
      "current",
      "v1\nteam 1",
      ["team 1", "current"],
    ],
  ])("%s", (_, names, shown, stored, expected) => {
    if (stored) localStorage.setItem(keys.docsVersion, stored);
    expect(run(names, shown)).toEqual(expected);
    expect(localStorage.getItem(keys.docsVersion)).toBe(expected.join("\n") || null);
  });
});

describe("V6 the docs versions that a reader reads", () => {
  const versions = [
    { name: "next", collection: "docs" },
    { name: "1.0", collection: "docs" },
    { name: "community", collection: "community" },
  ];

  test.each([
    ["the first of each collection, if none is preferred", [], ["next", "community"]],
    ["the preferred one", ["1.0"], ["1.0", "community"]],
    ["the first, if the preferred one is gone", ["0.9"], ["next", "community"]],
  ])("%s", (_, preferred, expected) => {
    expect(readVersions(versions, preferred)).toEqual(expected);
  });
});

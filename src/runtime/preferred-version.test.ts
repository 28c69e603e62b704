/**
 * @jest-environment jsdom
 */
import { renderHook } from "@testing-library/react";
import { usePreferredVersion } from "./preferred-version";
import { keys } from "./storage";

const run = (names: string[], shown?: string) =>
  renderHook(() => usePreferredVersion(names, shown)).result.current;

describe("V6 the preferred docs version", () => {
  beforeEach(() => localStorage.clear());

  test.each<[string, string[], string | undefined, string | null, string | null]>([
    ["one version, a doc: nothing is stored", ["current"], "current", null, null],
    ["several, a doc: its version is stored", ["current", "v1"], "v1", null, "v1"],
    ["several, another page: the stored one holds", ["current", "v1"], undefined, "v1", "v1"],
    ["a stored one that is gone is dropped", ["current", "v2"], undefined, "v1", null],
    ["a stored one that is gone gives way", ["current", "v2"], "v2", "v1", "v2"],
    ["the last version but one is gone", ["current"], "current", "v1", null],
  ])("%s", (_, names, shown, stored, expected) => {
    if (stored) localStorage.setItem(keys.docsVersion, stored);
    expect(run(names, shown)).toBe(expected);
    expect(localStorage.getItem(keys.docsVersion)).toBe(expected);
  });
});

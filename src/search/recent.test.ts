/**
 * @jest-environment jsdom
 */
import { forgetSearches, recentSearches, rememberSearch } from "./recent";

describe("S2 recent searches", () => {
  beforeEach(() => localStorage.clear());

  test("the latest comes first, each once, five at most", () => {
    for (const input of ["a", "b", "c", "d", "e", "f", "c"]) rememberSearch(input);
    expect(recentSearches()).toEqual(["c", "f", "e", "d", "b"]);
  });

  test("white space does not matter, and nothing is not remembered", () => {
    rememberSearch("  lock \n weight ");
    rememberSearch(" ");
    expect(recentSearches()).toEqual(["lock weight"]);
  });

  test("they can be forgotten", () => {
    rememberSearch("lock");
    forgetSearches();
    expect(recentSearches()).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });
});

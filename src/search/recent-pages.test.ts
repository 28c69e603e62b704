/**
 * @jest-environment jsdom
 */
import { forgetPages, recentPages, rememberPage } from "./recent-pages";

const page = (letter: string) => ({ path: `/docs/${letter}`, label: letter.toUpperCase() });

describe("S2 recent pages", () => {
  beforeEach(() => localStorage.clear());

  test("the latest comes first, each once, five at most", () => {
    for (const letter of ["a", "b", "c", "d", "e", "f", "c"]) rememberPage(page(letter));
    expect(recentPages()).toEqual(["c", "f", "e", "d", "b"].map(page));
  });

  test("white space in a label does not matter", () => {
    rememberPage({ path: "/a#b", label: " Lock \n and\tweight " });
    expect(recentPages()).toEqual([{ path: "/a#b", label: "Lock and weight" }]);
  });

  test.each([
    "nonsense",
    "//elsewhere.example\tPage",
    "/\\elsewhere.example\tPage",
    "/\r/elsewhere.example\tPage",
    "/\r\\elsewhere.example\tPage",
    "javascript:alert(1)\tPage",
    "/docs\t",
    "\t",
  ])("what is stored but is no page is left out: %j", (stored) => {
    localStorage.setItem("search.pages", `${stored}\n/docs/a\tA`);
    expect(recentPages()).toEqual([page("a")]);
  });

  test("they can be forgotten", () => {
    rememberPage(page("a"));
    forgetPages();
    expect(recentPages()).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });
});

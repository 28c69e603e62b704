import { activeIndex } from "./use-active-heading";

describe("D5 the heading in view", () => {
  test.each<[string, number[], boolean, number]>([
    ["none without headings", [], false, -1],
    ["none above the first", [400, 900], false, -1],
    ["the first once it has come up to its place", [20, 900], false, 0],
    ["not yet the first just below that", [21, 900], false, -1],
    ["the last that was passed", [-900, -200, 300], false, 1],
    ["the one that has just come up", [-900, 10, 300], false, 1],
    ["the last of all when all are passed", [-900, -600, -300], false, 2],
    ["the last of several in reach", [-60, -30, 10, 50], false, 2],
    [
      "the last at the end of the page, although it is too short to be reached",
      [-900, 300, 500],
      true,
      2,
    ],
    ["none at the end of a page without headings", [], true, -1],
    ["one that is in the page, not one that is missing", [-900, Infinity], false, 0],
  ])("%s", (_, tops, isAtEnd, expected) => {
    expect(activeIndex(tops, isAtEnd)).toBe(expected);
  });
});

import { nextHistory } from "./old-assets";

describe("X6 files of earlier builds", () => {
  test.each([
    ["stay as long as asked for", [["b"], ["a"]], 1, [["c"], ["b"]]],
    ["stay no longer than that", [["b"], ["a"]], 0, [["c"]]],
    ["stay where there are fewer builds", [["b"], ["a"]], 5, [["c"], ["b"], ["a"]]],
    ["of which nothing is known stay as those of the last", [], 1, [["c"], ["x", "c"]]],
    ["of which nothing is known go, too", [], 0, [["c"]]],
  ])("%s", (_, history, count, expected) => {
    expect(nextHistory(history, ["c"], ["x", "c"], count)).toEqual(expected);
  });
});

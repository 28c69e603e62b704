import { byPlace, formatProblem, type Problem } from "./problem";

const problem = (place: Partial<Problem>): Problem => ({
  code: "broken-link",
  severity: "warning",
  message: "The link leads nowhere.",
  file: "content/docs/x.md",
  line: null,
  column: null,
  ...place,
});

describe("F: a problem as one line of text", () => {
  test.each([
    [{ line: 12, column: 4 }, "content/docs/x.md:12:4 warning broken-link: "],
    [{ line: 12 }, "content/docs/x.md:12 warning broken-link: "],
    [{}, "content/docs/x.md warning broken-link: "],
    [{ severity: "error", code: "yaml" } as const, "content/docs/x.md error yaml: "],
  ])("%j", (place, expected) => {
    expect(formatProblem(problem(place))).toBe(`${expected}The link leads nowhere.`);
  });
});

test("F: problems are sorted by file, line and column, those of a whole file first", () => {
  const sorted = [
    problem({ file: "a.md" }),
    problem({ file: "a.md", line: 2, column: 9 }),
    problem({ file: "a.md", line: 10, column: 1 }),
    problem({ file: "a.md", line: 10, column: 2 }),
    problem({ file: "b.md", line: 1, column: 1 }),
  ];
  expect(sorted.toReversed().sort(byPlace)).toEqual(sorted);
});

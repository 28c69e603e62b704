import type { Problem } from "../../site/problems/problem";
import { listing } from "./listing";

const problem = (number: number, given: Partial<Problem> = {}): Problem => ({
  code: "broken-link",
  severity: "warning",
  message: `No page ${number}.`,
  file: `content/docs/no-such-file-${String(number).padStart(3, "0")}.md`,
  line: 1,
  column: 2,
  ...given,
});
const many = (count: number, given: Partial<Problem> = {}): Problem[] =>
  Array.from({ length: count }, (_, index) => problem(index + 1, given));
const texts = (problems: readonly Problem[]): string[] =>
  listing(problems, "problems.txt").entries.map(({ text }) => text);

describe("F the list of problems", () => {
  test("shows all of a few, errors last, and needs no table", () => {
    const error = problem(1, { severity: "error", code: "syntax", message: "No." });
    const { entries, table } = listing([error, ...many(2)], "problems.txt");
    expect(entries).toEqual([
      {
        severity: "warning",
        text: "content/docs/no-such-file-001.md:1:2 warning broken-link: No page 1.",
      },
      {
        severity: "warning",
        text: "content/docs/no-such-file-002.md:1:2 warning broken-link: No page 2.",
      },
      { severity: "error", text: "content/docs/no-such-file-001.md:1:2 error syntax: No." },
    ]);
    expect(table).toBeNull();
  });

  test("shows the first ten of a kind, counts each kind, and says where all are", () => {
    const { entries, table } = listing(
      [...many(12), ...many(1, { severity: "error", code: "syntax" })],
      "problems.txt",
    );
    expect(entries).toHaveLength(11);
    expect(entries[9]?.text).toContain("No page 10.");
    expect(table).toBe(
      [
        "Not all problems are shown. `problems.txt` has all of them in full:",
        "   1  error    syntax",
        "  12  warning  broken-link",
      ].join("\n"),
    );
  });

  test("says once what many places share, and rather than what is in one place", () => {
    const equal = many(6, { message: "No title." }).map((one) => ({
      ...one,
      file: `z${one.file}`,
    }));
    const { entries, table } = listing([...many(10), ...equal], "problems.txt");
    expect(entries.map(({ text }) => text)).toEqual([
      ...texts(many(9)),
      "zcontent/docs/no-such-file-001.md:1:2 warning broken-link: No title. The same in 5 more places: zcontent/docs/no-such-file-002.md:1:2, zcontent/docs/no-such-file-003.md:1:2, zcontent/docs/no-such-file-004.md:1:2, …",
    ]);
    expect(table).toContain("  16  warning  broken-link");
  });

  test("leaves a few equal ones apart", () => {
    expect(texts(many(4, { message: "No title." }))).toHaveLength(4);
  });

  test("takes errors and warnings of one code for two kinds", () => {
    expect(
      listing([...many(8), ...many(8, { severity: "error" })], "problems.txt").table,
    ).toBeNull();
  });
});

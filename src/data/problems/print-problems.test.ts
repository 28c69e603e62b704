import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { workInFolder } from "../../../test/jest/folders";
import type { Problem } from "../../site/problems/problem";

workInFolder();

/** Loads the module as a process would that starts in this folder. */
function load(): typeof import("./print-problems") {
  jest.resetModules();
  return require("./print-problems");
}

const problems = Array.from(
  { length: 12 },
  (_, index): Problem => ({
    code: "broken-link",
    severity: "error",
    message: `Nothing has the address /${index}.`,
    file: "content/docs/a.md",
    line: null,
    column: null,
  }),
);

test("F all problems are in a file, and the first of each kind are printed", () => {
  const { entries, table } = load().printProblems(problems);
  expect(entries).toHaveLength(10);
  expect(table).toContain("`.cache/problems.txt` has all of them in full");
  expect(readFileSync(".cache/problems.txt", "utf8").match(/Nothing has/g)).toHaveLength(12);
});

test("F all problems are printed if the disk does not take the file", () => {
  mkdirSync("content");
  writeFileSync(".cache", "");
  const { entries, table } = load().printProblems(problems);
  expect(entries).toHaveLength(12);
  expect(table).toBeNull();
});

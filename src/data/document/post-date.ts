import { statSync } from "node:fs";
import type { Problem } from "../../site/problems/problem";
import { wholeFile } from "../../site/problems/problem";
import { firstGitDate } from "./git-dates";

const REMEDY =
  "Put it into the file's name, as in `2021-08-26-welcome.md`, or into the front matter.";

/**
 * Returns a date for a post that says none, and a problem that tells where it comes from: as in
 * Docusaurus, the file's first commit, else the file itself. A shallow clone would give every post
 * the day of the build, so there it has none.
 */
export function dateOfFile(
  path: string,
  file: string,
  first = firstGitDate(file),
): { date: string | null; problem: Problem } {
  const says = (severity: Problem["severity"], why: string): Problem => {
    const message = `The post has no date, ${why}. ${REMEDY}`;
    return { code: "missing-date", severity, message, ...wholeFile(file) };
  };
  if (first === null) {
    const problem = says("error", "and the history of a shallow clone is too short to tell one");
    return { date: null, problem };
  }
  if (first === undefined) {
    const why =
      "and git does not know it: it has that of its file, which another copy may not have";
    return { date: statSync(path).mtime.toISOString(), problem: says("warning", why) };
  }
  const date = new Date(first).toISOString();
  return {
    date,
    problem: says("warning", `so it has that of its first commit, ${date.slice(0, 10)}`),
  };
}

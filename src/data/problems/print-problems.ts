import { resolve } from "node:path";
import type { Problem } from "../../site/problems/problem";
import { removeMade, writeMade } from "../files/door";
import { fileSystemMessage } from "../files/file-system-error";
import { root } from "../files/project";
import { printProblem } from "../files/source-frame";
import { type Listing, listing } from "./listing";

/** All problems that the last check or build has found, from the project's root. */
const ALL = ".cache/problems.txt";

/** Returns all problems in full. */
const inFull = (problems: readonly Problem[]): Listing["entries"] =>
  problems.map((problem) => ({ severity: problem.severity, text: printProblem(problem) }));

/**
 * Writes all problems in full to a file, and returns what to print of them. If the disk does not
 * take the file, that is all of them.
 */
export function printProblems(problems: readonly Problem[]): Listing {
  const path = resolve(root, ALL);
  try {
    if (problems.length === 0) removeMade(path);
    else
      writeMade(
        path,
        inFull(problems).reduce((all, { text }) => `${all}${text}\n`, ""),
      );
  } catch (error) {
    if (fileSystemMessage(error) === undefined) throw error;
    return { entries: inFull(problems), table: null };
  }
  return listing(problems, ALL);
}

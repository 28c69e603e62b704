import { resolve } from "node:path";
import type { Problem } from "../../site/problems/problem";
import { removeMade, writeMade } from "../files/door";
import { root } from "../files/project";
import { printProblem } from "../files/source-frame";
import { type Listing, listing } from "./listing";

/** All problems that the last check or build has found, from the project's root. */
const ALL = ".cache/problems.txt";

/** Writes all problems in full to a file, and returns what to print of them. */
export function printProblems(problems: readonly Problem[]): Listing {
  const path = resolve(root, ALL);
  if (problems.length === 0) removeMade(path);
  else writeMade(path, problems.map((problem) => `${printProblem(problem)}\n`).join(""));
  return listing(problems, ALL);
}

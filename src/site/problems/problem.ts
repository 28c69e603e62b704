import type { ProblemCode } from "./codes";

/** Something in the content that its author should fix. */
export interface Problem {
  code: ProblemCode;
  severity: "error" | "warning";
  /** What was found, what was expected, and the nearest valid value. */
  message: string;
  /** Path from the project's root. */
  file: string;
  /** Counted from 1. Null if the problem concerns the whole file. */
  line: number | null;
  /** Counted from 1. */
  column: number | null;
}

/** Where a problem is. */
export type ProblemPlace = Pick<Problem, "file" | "line" | "column">;

/** The place of a problem that concerns a whole file. */
export const wholeFile = (file: string): ProblemPlace => ({ file, line: null, column: null });

/**
 * A problem with the source around its place. `frame` is null if the problem concerns the whole
 * file.
 */
export type ShownProblem = Problem & { frame: string | null };

/** Formats the place of a problem: `content/docs/x.md:12:4`. */
export const placeOf = ({ file, line, column }: ProblemPlace): string =>
  [file, line, column].filter((part) => part !== null).join(":");

/** Formats a problem: `content/docs/x.md:12:4 error unknown-word: …`. */
export const formatProblem = (problem: Problem): string =>
  `${placeOf(problem)} ${problem.severity} ${problem.code}: ${problem.message}`;

/**
 * Compares problems by file, then line, then column, then message. So two builds of the same
 * content report them in the same order.
 */
export const byPlace = (one: Problem, other: Problem): number =>
  one.file.localeCompare(other.file, "en") ||
  (one.line ?? 0) - (other.line ?? 0) ||
  (one.column ?? 0) - (other.column ?? 0) ||
  one.message.localeCompare(other.message, "en");

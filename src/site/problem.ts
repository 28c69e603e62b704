/** Something in the content that its author should mend. */
export interface Problem {
  /** What kind of problem it is: `unknown-word`, `broken-link`. */
  code: string;
  severity: "error" | "warning";
  /** What was found, what was expected, the nearest valid value. */
  message: string;
  /** Path from the project's root. */
  file: string;
  /** From 1; null when the problem concerns the whole file. */
  line: number | null;
  /** From 1. */
  column: number | null;
}

/** A problem with the source around its place; null when it concerns the whole file. */
export type ShownProblem = Problem & { frame: string | null };

/** `content/docs/x.md:12:4 error unknown-word: …` */
export function formatProblem({ file, line, column, severity, code, message }: Problem): string {
  const place = [file, line, column].filter((part) => part !== null).join(":");
  return `${place} ${severity} ${code}: ${message}`;
}

/**
 * By file, then line, then column, then message, so that two builds of the same content say the
 * same.
 */
export const byPlace = (one: Problem, other: Problem): number =>
  one.file.localeCompare(other.file, "en") ||
  (one.line ?? 0) - (other.line ?? 0) ||
  (one.column ?? 0) - (other.column ?? 0) ||
  one.message.localeCompare(other.message, "en");

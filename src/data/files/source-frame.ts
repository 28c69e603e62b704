import { resolve } from "node:path";
import { formatProblem, type Problem } from "../../site/problems/problem";
import { cachedFile } from "./cached-file";
import { projectRoot } from "./project";

/** Number of lines shown before and after the line with the problem. */
const ABOVE = 2;
const BELOW = 1;
/** Characters shown of a line. Longer lines are cut around the place. */
const WIDTH = 100;

/** Returns the part of a line to show, starting at column `start` (from 0). */
function cut(line: string, start: number): string {
  const end = start + WIDTH;
  return `${start > 0 ? "…" : ""}${line.slice(start, end)}${end < line.length ? "…" : ""}`;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const OBEYED = /[\u0000-\u0008\v\f\r\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;
const CONTROL_PICTURES = 0x2400;

/**
 * Makes an author's text safe to print. It replaces each character that a terminal would obey with
 * a visible symbol.
 */
const printable = (text: string): string =>
  text.replace(OBEYED, (character) =>
    character < " " ? String.fromCharCode(CONTROL_PICTURES + character.charCodeAt(0)) : "\uFFFD",
  );

/** The lines of a file. They are cached, because a file may have thousands of problems. */
const linesOf = cachedFile((text) => text.replace(/\r?\n$|\r$/, "").split(/\r\n?|\n/));

/**
 * Returns the source around a problem, with a mark under its column. Returns null when the problem
 * concerns a whole file, or when the file does not exist any more.
 */
export function sourceFrame(problem: Problem): string | null {
  const { line } = problem;
  const lines = line === null ? null : linesOf(resolve(projectRoot, problem.file));
  if (line === null || lines === null) return null;
  const column = problem.column ?? 1;
  const start = column > WIDTH ? column - WIDTH / 2 : 0;
  const first = Math.max(1, line - ABOVE);
  const shown = lines.slice(first - 1, line + BELOW);
  const { length } = String(first + shown.length - 1);
  // A cut line begins with `…`.
  const before = column - start - (start > 0 ? 0 : 1);
  return shown
    .flatMap((found, index) => {
      const number = first + index;
      const text = printable(cut(found, start));
      const row = `${String(number).padStart(length)} | ${text}`.trimEnd();
      if (number !== line) return [`  ${row}`];
      // A tab is as wide below the line as in it.
      const space = text.slice(0, before).replace(/[^\t]/g, " ");
      return [`> ${row}`, `${" ".repeat(length + 2)} | ${space}^`];
    })
    .join("\n");
}

/** Formats a problem for a terminal, as one line. */
export const printLine = (problem: Problem): string => printable(formatProblem(problem));

/** Formats a problem for a terminal: one line, and the source around the place. */
export function printProblem(problem: Problem): string {
  const frame = sourceFrame(problem);
  const line = printLine(problem);
  return frame === null ? line : `${line}\n${frame}\n`;
}

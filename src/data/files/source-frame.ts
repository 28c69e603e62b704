import { resolve } from "node:path";
import { codeFrameColumns } from "@babel/code-frame";
import { formatProblem, type Problem } from "../../site/problems/problem";
import { cachedFile } from "./cached-file";

declare module "@babel/code-frame" {
  interface BabelCodeFrameOptions {
    /** Number of the first line of the text. */
    startLine?: number;
  }
}

/** Number of lines shown before and after the line with the problem. */
const AROUND = { linesAbove: 2, linesBelow: 1 };
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
  const lines = line === null ? null : linesOf(resolve(problem.file));
  if (line === null || lines === null) return null;
  const column = problem.column ?? 1;
  const start = column > WIDTH ? column - WIDTH / 2 : 0;
  const first = Math.max(1, line - AROUND.linesAbove);
  const shown = lines
    .slice(first - 1, line + AROUND.linesBelow)
    .map((found) => printable(cut(found, start)));
  const place = { line, column: column - start + (start > 0 ? 1 : 0) };
  return codeFrameColumns(shown.join("\n"), { start: place }, { ...AROUND, startLine: first });
}

/** Formats a problem for a terminal, as one line. */
export const printLine = (problem: Problem): string => printable(formatProblem(problem));

/** Formats a problem for a terminal: one line, and the source around the place. */
export function printProblem(problem: Problem): string {
  const frame = sourceFrame(problem);
  const line = printLine(problem);
  return frame === null ? line : `${line}\n${frame}\n`;
}

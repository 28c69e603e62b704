import { resolve } from "node:path";
import { codeFrameColumns } from "@babel/code-frame";
import { formatProblem, type Problem } from "../site/problem";
import { cachedFile } from "./cached-file";

declare module "@babel/code-frame" {
  interface BabelCodeFrameOptions {
    /** Number of the first line of the text. */
    startLine?: number;
  }
}

/** Lines shown before and after the one with the problem. */
const AROUND = { linesAbove: 2, linesBelow: 1 };
/** As much of a line as is shown; longer ones are cut around the place. */
const WIDTH = 100;

/** The part of a line that is shown when its column `start` (from 0) comes first. */
function cut(line: string, start: number): string {
  const end = start + WIDTH;
  return `${start > 0 ? "…" : ""}${line.slice(start, end)}${end < line.length ? "…" : ""}`;
}

/** A file's lines: cut once, for a file may have thousands of problems. */
const linesOf = cachedFile((text) => text.replace(/\r?\n$/, "").split(/\r?\n/));

/** The source around a problem, with a mark under its column; null when it concerns a whole file, or the file is gone. */
export function sourceFrame(problem: Problem): string | null {
  const { line } = problem;
  const lines = line === null ? null : linesOf(resolve(problem.file));
  if (line === null || lines === null) return null;
  const column = problem.column ?? 1;
  const start = column > WIDTH ? column - WIDTH / 2 : 0;
  const first = Math.max(1, line - AROUND.linesAbove);
  const shown = lines.slice(first - 1, line + AROUND.linesBelow).map((found) => cut(found, start));
  const place = { line, column: column - start + (start > 0 ? 1 : 0) };
  return codeFrameColumns(shown.join("\n"), { start: place }, { ...AROUND, startLine: first });
}

/** A problem as people read it in a terminal: one line, and the source around the place. */
export function printProblem(problem: Problem): string {
  const frame = sourceFrame(problem);
  return frame === null ? formatProblem(problem) : `${formatProblem(problem)}\n${frame}\n`;
}

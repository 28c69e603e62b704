import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { codeFrameColumns } from "@babel/code-frame";
import type { Problem } from "../site/problem";

/** Lines shown before and after the one with the problem. */
const AROUND = { linesAbove: 2, linesBelow: 1 };
/** As much of a line as is shown; longer ones are cut around the place. */
const WIDTH = 100;

/** The part of a line that is shown when its column `start` (from 0) comes first. */
function cut(line: string, start: number): string {
  const end = start + WIDTH;
  return `${start > 0 ? "…" : ""}${line.slice(start, end)}${end < line.length ? "…" : ""}`;
}

/** The line of a text with a mark under the column, and its neighbours. Both from 1. */
export function frameOf(text: string, line: number, column: number): string {
  const lines = text.replace(/\r?\n$/, "").split(/\r?\n/);
  const start = column > WIDTH ? column - WIDTH / 2 : 0;
  const first = Math.max(0, line - 1 - AROUND.linesAbove);
  const shown = lines.map((found, index) =>
    index >= first && index < line + AROUND.linesBelow ? cut(found, start) : "",
  );
  const place = { line, column: start > 0 ? column - start + 1 : column };
  return codeFrameColumns(shown.join("\n"), { start: place }, AROUND);
}

/** The source around a problem; null when it concerns a whole file, or the file cannot be read. */
export function sourceFrame({ file, line, column }: Problem): string | null {
  if (line === null) return null;
  try {
    return frameOf(readFileSync(resolve(file), "utf8"), line, column ?? 1);
  } catch {
    return null;
  }
}

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Problem } from "../site/problem";

/** Where a value first stands in a file, given its path from the project's root. */
export function placeOf(file: string, value: string): Pick<Problem, "line" | "column"> {
  const before = readFileSync(resolve(file), "utf8").split(value, 1)[0] ?? "";
  const lines = before.split("\n");
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

import { type Stats, statSync } from "node:fs";

/**
 * What is at a path that content has written; undefined where there is nothing, and for a path that
 * no system allows.
 */
export function statOf(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}

/** Whether there is a file at a path that content has written. */
export const isFile = (path: string): boolean => statOf(path)?.isFile() ?? false;

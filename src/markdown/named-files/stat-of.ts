import { type Stats, statSync } from "node:fs";

/**
 * Returns what is at a path from the content; undefined if there is nothing, or if no system allows
 * such a path.
 */
export function statOf(path: string): Stats | undefined {
  try {
    // An error would take ten times as long as the answer.
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

/** Whether there is a file at a path from the content. */
export const isFile = (path: string): boolean => statOf(path)?.isFile() ?? false;

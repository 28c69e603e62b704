import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** In bytes. Room for the names of a few million changed files. */
const MOST_OUTPUT = 1 << 28;

/** Why git could not run, by the code of the error. */
const REASONS: Record<string, string> = {
  ENOENT: "git is not installed.",
  ENOBUFS: "the history is too long.",
};

/** Runs git. Throws an error with git's own words. */
export function git(folder: string, env: Record<string, string>, ...args: string[]): string {
  const { error, status, stdout, stderr } = spawnSync("git", args, {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, LC_ALL: "C", ...env },
    maxBuffer: MOST_OUTPUT,
  });
  if (error) {
    const { code = "", message } = error as NodeJS.ErrnoException;
    throw new Error(REASONS[code] ?? message);
  }
  if (status !== 0) throw new Error(stderr.trim().replace(/\s+/g, " "));
  return stdout;
}

/** Whether a folder is inside a git repository, also one that git cannot read. */
export const isInRepository = (folder: string): boolean =>
  existsSync(join(folder, ".git")) ||
  (dirname(folder) !== folder && isInRepository(dirname(folder)));

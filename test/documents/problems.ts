import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { bundledCommand } from "../bundled-command";
import type { SiteCopy } from "../sites/site-copy";

/** Has all problems in full. */
const ALL = ".cache/problems.txt";
/** A problem's line: its place, `error` or `warning`, its code and its message. */
const LINE = /^((?:content|static)\/.*?)(?::(\d+))?(?::(\d+))? (error|warning) [\w-]+: [^\n]*/gms;

/** A problem of the content, as check and build print it. */
export interface Problem {
  /** The whole line. */
  line: string;
  /** The path, as printed: signs that a terminal would obey are replaced. */
  file: string;
  isError: boolean;
  /** Where it is in the file, from 1. Undefined if it concerns the whole file. */
  place: { line: number; column: number } | undefined;
}

/** Returns each problem that the last command has found, in order of its text. */
export function problemsFound(site: SiteCopy): Problem[] {
  const all = existsSync(site.path(ALL)) ? site.read(ALL) : "";
  const problems = Array.from(
    all.matchAll(LINE),
    ([line, file = "", row, column, severity]): Problem => ({
      line,
      file,
      isError: severity === "error",
      place: row === undefined ? undefined : { line: Number(row), column: Number(column ?? 1) },
    }),
  );
  return Array.from(new Map(problems.map((problem) => [problem.line, problem])).values()).sort(
    (one, other) => (one.line < other.line ? -1 : 1),
  );
}

/** The longest time that a check of a small site may take, in ms. */
const CHECK_ENDS = 120_000;

/** Checks a site. Throws an error if the check does not finish. */
export function check(site: SiteCopy): Problem[] {
  const { stdout, stderr, status } = spawnSync(process.execPath, [bundledCommand("check")], {
    cwd: site.root,
    env: { ...process.env, NODE_ENV: "production" },
    encoding: "utf8",
    maxBuffer: 1 << 28,
    timeout: CHECK_ENDS,
    killSignal: "SIGKILL",
  });
  const isWhole = status !== null && status <= 1 && / errors?, /.test(stdout);
  if (!isWhole) throw new Error(`The check did not finish:\n${stdout.slice(-2000)}${stderr}`);
  return problemsFound(site);
}

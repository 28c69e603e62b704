import { execFileSync } from "node:child_process";
import { root } from "../files/project";

/**
 * Returns the date of the last commit of every content file, by path from the project's root. Empty
 * without a git history.
 */
function readGitDates(): ReadonlyMap<string, string> {
  const dates = new Map<string, string>();
  let log: string;
  try {
    const args = [
      "log",
      "--format=@%cI",
      "--name-only",
      "--no-renames",
      "--relative",
      "--",
      "content",
    ];
    log = execFileSync("git", args, {
      cwd: root,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
      maxBuffer: 1 << 28,
    });
  } catch {
    return dates;
  }
  let date = "";
  for (const line of log.split("\n")) {
    if (line.startsWith("@")) date = line.slice(1);
    else if (line !== "" && !dates.has(line)) dates.set(line, date);
  }
  return dates;
}

let known: ReadonlyMap<string, string> | undefined;

/** Returns when a file was last committed (ISO 8601). Each process reads git once. */
export function gitDate(pathFromRoot: string): string | undefined {
  known ??= readGitDates();
  return known.get(pathFromRoot);
}

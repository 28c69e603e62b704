import { execFileSync } from "node:child_process";
import type { BuildResult, SiteCopy } from "../sites/site-copy";

/** The longest time that a build of a small site may take, in ms. */
const BUILD_ENDS = 240_000;

/** Returns a process and all processes that it has started, as far as they still run. */
function familyOf(process: number): number[] {
  const rows = execFileSync("ps", ["-eo", "pid=,ppid="], { encoding: "utf8" })
    .trim()
    .split("\n")
    .map((row) => row.trim().split(/\s+/).map(Number));
  const family = [process];
  // The list grows while it is read.
  for (const parent of family)
    family.push(...rows.flatMap(([id = 0, above]) => (above === parent ? [id] : [])));
  return family;
}

function end(process_: number): void {
  try {
    process.kill(process_, "SIGKILL");
  } catch {
    // It has ended already.
  }
}

/** Builds a site. A build that does not end in time is ended, and counts as failed. */
export function buildWhole(site: SiteCopy): Promise<BuildResult> {
  const child = site.startBuild();
  const pieces: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (data) => pieces.push(String(data)));
  const watch = setTimeout(() => {
    pieces.push(`\nThe build was ended after ${BUILD_ENDS / 1000} s.\n`);
    for (const process of familyOf(child.pid ?? 0)) end(process);
  }, BUILD_ENDS);
  return new Promise((done) => {
    child.on("close", (code) => {
      clearTimeout(watch);
      done({ code: code ?? 1, output: pieces.join("") });
    });
  });
}

import { spawn } from "node:child_process";
import { environment as siteEnvironment } from "../../test/sites/site-copy";
import { watchMemory } from "./usage";

/** How many characters are kept from the end of the output. */
const TAIL = 2000;
/**
 * Runs a command. Then prints, on file descriptor 3, the processor time of the command and of all
 * processes that it waited for.
 */
const TIMED = '"$@" 3>&-; code=$?; times >&3; exit $code';

/** Returns the environment of a command of this site or a peer. */
export const environment = (mode: "development" | "production"): NodeJS.ProcessEnv => ({
  ...siteEnvironment(mode),
  ASTRO_TELEMETRY_DISABLED: "1",
});

/** The cost and the outcome of a command. */
export interface MeasuredRun {
  seconds: number;
  /** Seconds of all processors, user and system. Null if the command was killed. */
  cpuSeconds: number | null;
  /**
   * The peak memory of all processes together, in megabytes. Shared memory counts for each of them.
   */
  megabytes: number;
  /** The peak memory until the command printed the mark. */
  megabytesToMark: number;
  /** The exit code. Null if the command was killed. */
  code: number | null;
  /** The end of what the command printed. */
  output: string;
}

/**
 * Adds up the seconds that the shell's `times` prints: user and system, of the shell and of its
 * children.
 */
export function secondsOfTimes(times: string): number | null {
  const parts = [...times.matchAll(/(\d+)m([\d.,]+)s/g)];
  if (parts.length !== 4) return null;
  return parts.reduce(
    (sum, [, minutes, seconds = ""]) =>
      sum + Number(minutes) * 60 + Number(seconds.replace(",", ".")),
    0,
  );
}

/**
 * Runs a command in a folder, with the environment of a production build. Measures its time and its
 * memory: the peak in all, and the peak until it prints a mark.
 */
export function runMeasured(
  command: readonly string[],
  folder: string,
  mark?: string,
): Promise<MeasuredRun> {
  const start = performance.now();
  const child = spawn("sh", ["-c", TIMED, "sh", ...command], {
    cwd: folder,
    env: environment("production"),
    stdio: ["ignore", "pipe", "pipe", "pipe"],
  });
  const memory = watchMemory(child.pid ?? 0);
  let megabytesToMark: number | null = null;
  let output = "";
  let times = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (data) => {
      output = (output + data).slice(-TAIL);
      if (mark !== undefined && output.includes(mark)) megabytesToMark ??= memory.most();
    });
  }
  child.stdio[3]?.on("data", (data) => {
    times += data;
  });
  return new Promise((done) => {
    child.on("close", (code) => {
      memory.stop();
      const megabytes = memory.most();
      const seconds = (performance.now() - start) / 1000;
      const cpuSeconds = secondsOfTimes(times);
      megabytesToMark ??= megabytes;
      done({ seconds, cpuSeconds, megabytes, megabytesToMark, code, output });
    });
  });
}

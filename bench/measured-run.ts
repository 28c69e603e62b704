import { spawn } from "node:child_process";
import { watchMemory } from "./usage";

/** Characters of the output that are kept, from its end. */
const TAIL = 2000;
/**
 * Runs a command, and says on a channel of its own how much time of the processors it and all that
 * it waited for took.
 */
const TIMED = '"$@" 3>&-; code=$?; times >&3; exit $code';

/** What a command took. */
export interface MeasuredRun {
  seconds: number;
  /** Seconds of all processors, user and system; null where the command was killed. */
  cpuSeconds: number | null;
  /**
   * The most that all processes had together, in megabytes; memory that they share counts for each.
   */
  megabytes: number;
  /** The most until the command printed the mark that was given. */
  megabytesToMark: number;
  /** Null where the command was killed. */
  code: number | null;
  /** The end of what was printed. */
  output: string;
}

/**
 * Sum of the seconds that the shell's `times` names: user and system, its own and its children's.
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
 * Runs a command in a folder, as a production build is run, and measures what it takes: in all, and
 * until it prints a mark.
 */
export function runMeasured(
  command: readonly string[],
  folder: string,
  mark?: string,
): Promise<MeasuredRun> {
  const start = performance.now();
  const child = spawn("sh", ["-c", TIMED, "sh", ...command], {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: "production",
      CI: "true",
      ASTRO_TELEMETRY_DISABLED: "1",
      GATSBY_TELEMETRY_DISABLED: "1",
    },
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

import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { stripVTControlCharacters } from "node:util";
import { rollups, sum } from "d3-array";
import { freePort } from "../../test/free-port";
import { environment } from "./measured-run";
import type { Site } from "./sites/site";
import { usageOf, watchMemory } from "./usage";

/**
 * At a terminal, Gatsby runs the query of a page only when a browser asks for the page. This turns
 * the same behaviour on here.
 */
const VARIABLES = { GATSBY_ENABLE_QUERY_ON_DEMAND_IN_CI: "true" };
const STEP = /^success (.+?) - ([\d.]+)s/gm;
/** How many characters an error shows from the end of the output. */
const TAIL = 4000;
const POLL = 250;
/** Seconds. A time limit for the server's work in the background. */
const LONGEST_WORK = 300;

/** A step of Gatsby's work, with the time that Gatsby reports for it. */
export interface Step {
  name: string;
  seconds: number;
}

/** Starts the development server of a site in a folder, on a free port. */
export async function startDevelopmentServer(root: string, { develop, stored }: Site) {
  const port = await freePort();
  const [program = "", ...options] = develop(port);
  const server = spawn(program, options, {
    cwd: root,
    env: { ...environment("development"), ...VARIABLES },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  const killAll = () => {
    try {
      if (server.pid) process.kill(-server.pid, "SIGKILL");
    } catch {
      // No process of the group is left.
    }
  };
  server.once("exit", killAll);
  // The server runs in a process group of its own, so Ctrl+C at the terminal does not reach it.
  process.once("exit", killAll);
  const ended = once(server, "close");
  const memory = watchMemory(server.pid ?? 0);
  let output = "";
  for (const stream of [server.stdout, server.stderr])
    stream?.on("data", (data) => {
      output += stripVTControlCharacters(String(data));
    });
  const withOutput = (reason: string) =>
    new Error(`${reason} The end of its output:\n${output.slice(-TAIL)}`);

  /**
   * Waits for something that the server has to do. Fails if the server ends first or takes longer
   * than `seconds`.
   */
  async function until<T>(
    event: string,
    seconds: number,
    wanted: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    const over = new AbortController();
    const { signal } = over;
    try {
      return await Promise.race([
        wanted(signal),
        ended.then(([code, killedBy]) => {
          throw withOutput(
            `The development server has ended with ${code === null ? `the signal ${killedBy}` : `exit code ${code}`}.`,
          );
        }),
        wait(seconds * 1000, undefined, { signal }).then(() => {
          throw withOutput(`The development server took longer than ${seconds} s for ${event}.`);
        }),
      ]);
    } finally {
      over.abort();
    }
  }

  return {
    url: `http://localhost:${port}`,
    until,
    /**
     * Returns the steps that the server has reported so far. Gatsby runs some steps more than once:
     * their times are added up.
     */
    steps: (): Step[] =>
      rollups(
        output.matchAll(STEP),
        (times) => sum(times, ([, , seconds]) => Number(seconds)),
        ([, name = ""]) => name,
      ).map(([name, seconds]) => ({ name, seconds })),
    /** Waits until the files that make the next start faster are on the disk. */
    whenStored: () =>
      until("storing its caches", LONGEST_WORK, async (signal) => {
        while (!stored.every((file) => existsSync(join(root, file))))
          await wait(POLL, undefined, { signal });
      }),
    /**
     * Waits until the server's processes have used no further second of processor time for
     * `seconds` seconds.
     */
    whenQuiet: (seconds: number) =>
      until("coming to rest", LONGEST_WORK, async (signal) => {
        let before = Number.NaN;
        let now = usageOf(server.pid ?? 0).cpuSeconds;
        while (now !== before) {
          before = now;
          await wait(seconds * 1000, undefined, { signal });
          now = usageOf(server.pid ?? 0).cpuSeconds;
        }
      }),
    /**
     * Kills all processes of the server. Returns the most memory that they used together, in
     * megabytes.
     */
    async stop(): Promise<number> {
      memory.stop();
      process.off("exit", killAll);
      killAll();
      await ended;
      return memory.most();
    },
  };
}

/** A running development server. */
export type DevelopmentServer = Awaited<ReturnType<typeof startDevelopmentServer>>;

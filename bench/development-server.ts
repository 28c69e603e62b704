import { once } from "node:events";
import { existsSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { stripVTControlCharacters } from "node:util";
import { rollups, sum } from "d3-array";
import { freePort } from "../test/free-port";
import type { SiteCopy } from "../test/sites/site-copy";
import { usageOf, watchMemory } from "./usage";

/**
 * What is left in the copy for the next start: Gatsby's state, and webpack's, which is stored some
 * seconds after its bundle.
 */
const STORED = [".cache/redux/redux.rest.state", ".cache/webpack/stage-develop/index.pack"];
/** As at a terminal, where a page's query is run once the page is asked for. */
const VARIABLES = { GATSBY_ENABLE_QUERY_ON_DEMAND_IN_CI: "true" };
const STEP = /^success (.+?) - ([\d.]+)s/gm;
/** Characters of the output that an error shows, from its end. */
const TAIL = 4000;
const POLL = 250;
/** Seconds that work beside the pages may take. */
const LONGEST_WORK = 300;

/** What Gatsby says that a part of its work took. */
export interface Step {
  name: string;
  seconds: number;
}

/** Starts the development server of a copy of the site, on a port that nobody listens on. */
export async function startDevelopmentServer(site: SiteCopy) {
  const port = await freePort();
  const server = site.develop(port, "pipe", VARIABLES);
  const killAll = () => {
    try {
      if (server.pid) process.kill(-server.pid, "SIGKILL");
    } catch {
      // None of the group is left.
    }
  };
  server.once("exit", killAll);
  // A group of its own does not hear of an interruption at the terminal.
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

  /** Waits for what the server has to do, and fails when it ends before or takes longer. */
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
          throw withOutput(`The development server ended with ${code ?? killedBy}.`);
        }),
        wait(seconds * 1000, undefined, { signal }).then(() => {
          throw withOutput(`The development server was given ${seconds} s for ${event}.`);
        }),
      ]);
    } finally {
      over.abort();
    }
  }

  return {
    url: `http://localhost:${port}`,
    until,
    /** What the server has said so far about its steps; some are taken more than once. */
    steps: (): Step[] =>
      rollups(
        output.matchAll(STEP),
        (times) => sum(times, ([, , seconds]) => Number(seconds)),
        ([, name = ""]) => name,
      ).map(([name, seconds]) => ({ name, seconds })),
    /** Waits until all that makes the next start faster is on the disk. */
    whenStored: () =>
      until("storing its caches", LONGEST_WORK, async (signal) => {
        while (!STORED.every((file) => existsSync(site.path(file))))
          await wait(POLL, undefined, { signal });
      }),
    /** Waits until no process of the server has used a second of a processor for some seconds. */
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
     * Kills all processes of the server, and says the most memory that they had together, in
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

/** A development server that runs. */
export type DevelopmentServer = Awaited<ReturnType<typeof startDevelopmentServer>>;

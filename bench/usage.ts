import { spawnSync } from "node:child_process";

/** Milliseconds between two looks at the memory. */
const INTERVAL = 500;

/** What a process and all that it has started use. */
interface Usage {
  /** Memory that they share counts for each. */
  megabytes: number;
  /** Of all processors until now, in whole seconds of each process. */
  cpuSeconds: number;
}

/** Seconds of a time as `ps` prints it, such as 01:02:03 or, elsewhere than on Linux, 62:03.45. */
export const wholeSeconds = (time: string): number =>
  Math.floor(time.split(":").reduce((sum, part) => sum * 60 + Number(part), 0));

/** What a process and all that it has started use at this moment. */
export function usageOf(pid: number): Usage {
  const { stdout } = spawnSync("ps", ["-A", "-o", "pid=,ppid=,rss=,time="], { encoding: "utf8" });
  const processes = stdout
    .trim()
    .split("\n")
    .map((line) => {
      const [own, parent, kilobytes, time = ""] = line.trim().split(/\s+/);
      return {
        own: Number(own),
        parent: Number(parent),
        kilobytes: Number(kilobytes),
        cpuSeconds: wholeSeconds(time),
      };
    });
  const treeOf = (id: number): typeof processes =>
    processes.flatMap((one) => {
      if (one.own === id) return [one];
      return one.parent === id ? treeOf(one.own) : [];
    });
  const all = treeOf(pid);
  return {
    megabytes: all.reduce((sum, { kilobytes }) => sum + kilobytes, 0) / 1024,
    cpuSeconds: all.reduce((sum, one) => sum + one.cpuSeconds, 0),
  };
}

interface MemoryWatch {
  /** The most megabytes until now. */
  most(): number;
  stop(): void;
}

/**
 * Looks at the memory that a process and all that it has started have together, until it is told to
 * stop.
 */
export function watchMemory(pid: number): MemoryWatch {
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, usageOf(pid).megabytes);
  }, INTERVAL);
  return { most: () => most, stop: () => clearInterval(watch) };
}

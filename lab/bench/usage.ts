import { spawnSync } from "node:child_process";

/** Milliseconds between two readings of the memory. */
const INTERVAL = 500;

/** The memory and processor time of a process and all its descendants. */
interface Usage {
  /** Shared memory counts for each process. */
  megabytes: number;
  /** Processor time until now, on all processors. Each process adds whole seconds. */
  cpuSeconds: number;
}

/** Returns the whole seconds of a time that `ps` prints: 01:02:03 on Linux, 62:03.45 elsewhere. */
export const wholeSeconds = (time: string): number =>
  Math.floor(time.split(":").reduce((sum, part) => sum * 60 + Number(part), 0));

/** Returns what a process and all its descendants use at this moment. */
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
  /** Returns the peak in megabytes until now. */
  most(): number;
  stop(): void;
}

/** Watches the total memory of a process and all its descendants until `stop` is called. */
export function watchMemory(pid: number): MemoryWatch {
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, usageOf(pid).megabytes);
  }, INTERVAL);
  return { most: () => most, stop: () => clearInterval(watch) };
}

/**
 * What very much content asks for: checks and builds copies of this site, one with N generated docs and one with a file of M megabytes, and
 * prints how long it took, how much memory, and how it ended.
 *
 *     npm run bench:limits -- 10000 5
 */
import { spawn, spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { SiteCopy } from "../test/site-copy";
import { generateContent } from "./generate";

const MEGABYTE = 1 << 20;
const POSTS = 50;

/** Memory of a process and all that it has started, in megabytes. */
function memoryOf(pid: number): number {
  const { stdout } = spawnSync("ps", ["-A", "-o", "pid=,ppid=,rss="], { encoding: "utf8" });
  const processes = stdout.split("\n").map((line) => line.trim().split(/\s+/).map(Number));
  const ofTree = (id: number): number =>
    processes.reduce((sum, [own = 0, parent, kilobytes = 0]) => {
      if (own === id) return sum + kilobytes;
      return parent === id ? sum + ofTree(own) : sum;
    }, 0);
  return ofTree(pid) / 1024;
}

interface Outcome {
  seconds: number;
  /** The most that all processes had together, in megabytes. */
  memory: number;
  code: number | null;
  /** What was printed last. */
  last: string;
}

/** Runs a script of package.json in a folder. */
function run(script: string, root: string): Promise<Outcome> {
  const start = performance.now();
  const child = spawn("npm", ["run", "--silent", script], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production", CI: "true" },
  });
  let memory = 0;
  let output = "";
  const watch = setInterval(() => {
    memory = Math.max(memory, memoryOf(child.pid ?? 0));
  }, 500);
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (data) => {
      output = (output + data).slice(-2000);
    });
  }
  return new Promise((done) => {
    child.on("close", (code) => {
      clearInterval(watch);
      const last = output.trim().split("\n").at(-1) ?? "";
      done({ seconds: (performance.now() - start) / 1000, memory, code, last });
    });
  });
}

async function measure(name: string, prepare: (site: SiteCopy) => void): Promise<void> {
  const site = new SiteCopy();
  try {
    prepare(site);
    for (const script of ["check", "build"]) {
      const { seconds, memory, code, last } = await run(script, site.root);
      const end = code === 0 ? "ended well" : `ended with ${code}: ${last}`;
      console.log(`${name}, ${script}: ${seconds.toFixed(1)} s, ${memory.toFixed(0)} MB, ${end}`);
    }
  } finally {
    site.dispose();
  }
}

const [docs = 10_000, megabytes = 5] = process.argv.slice(2).map(Number);
await measure(`${docs} docs`, (site) =>
  generateContent(site.root, { docs, posts: POSTS, product: "stra" }),
);
await measure(`a file of ${megabytes} MB`, (site) => {
  const text = readFileSync(site.path("content/docs/core/metadex.md"), "utf8");
  // An id may stand only once in a document.
  const body = text.replace(/^---[\s\S]*?\n---\n/, "").replaceAll(/ \{#[\w-]+\}/g, "");
  const times = Math.ceil((megabytes * MEGABYTE) / Buffer.byteLength(body));
  writeFileSync(
    site.path("content/docs/core/huge.md"),
    `---\ntitle: Huge\n---\n${body.repeat(times)}`,
  );
});

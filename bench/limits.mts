/**
 * What very much content asks for: checks and builds copies of this site, one with N generated docs and one with a file of M megabytes, and
 * prints how long it took, how much memory, and how it ended.
 *
 *     npm run bench:limits -- 10000 5
 */
import { readFileSync, writeFileSync } from "node:fs";
import { SiteCopy } from "../test/sites/site-copy";
import { generateContent } from "./generate";
import { runMeasured } from "./measured-run";

const MEGABYTE = 1 << 20;
const POSTS = 50;

async function measure(name: string, prepare: (site: SiteCopy) => void): Promise<void> {
  const site = new SiteCopy({ source: "." });
  try {
    prepare(site);
    for (const script of ["check", "build"]) {
      const run = await runMeasured(["npm", "run", "--silent", script], site.root);
      const [seconds, megabytes] = [run.seconds.toFixed(1), run.megabytes.toFixed(0)];
      const last = run.output.trim().split("\n").at(-1);
      const end = run.code === 0 ? "ended well" : `ended with ${run.code}: ${last}`;
      console.log(`${name}, ${script}: ${seconds} s, ${megabytes} MB, ${end}`);
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

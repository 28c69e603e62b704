/**
 * What a doc costs: builds a copy of this site with 11 generated docs and one with more, and prints the difference.
 *
 *     npm run bench:build -- 500
 */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { SiteCopy } from "../test/site-copy";
import { generateContent } from "./generate";

const BASE = 11;
const POSTS = 4;
/** Other work on the machine only ever adds time: the fastest build of each size is the nearest to the truth. */
const ROUNDS = 2;

interface Measured {
  seconds: number;
  /** Scripts made for docs: the template's own, and any of a single doc. */
  docScripts: number;
}

async function measure(docs: number): Promise<Measured> {
  const site = new SiteCopy();
  try {
    generateContent(site.root, { docs, posts: POSTS, product: "stra" });
    const start = performance.now();
    const { code, output } = await site.build();
    const seconds = (performance.now() - start) / 1000;
    if (code !== 0) throw new Error(`The build of ${docs} docs failed:\n${output}`);
    const docScripts = readdirSync(join(site.root, "public")).filter((name) =>
      /^component---src-templates-doc-.*\.js$/.test(name),
    ).length;
    return { seconds, docScripts };
  } finally {
    site.dispose();
  }
}

const docs = Number(process.argv[2] ?? 500);
if (!Number.isInteger(docs) || docs <= BASE) {
  throw new Error(`Expected a whole number of docs above ${BASE}, found ${process.argv[2]}.`);
}
const sizes = [BASE, docs];
const best = new Map<number, number>();
for (let round = 1; round <= ROUNDS; round += 1) {
  for (const size of sizes) {
    const { seconds, docScripts } = await measure(size);
    best.set(size, Math.min(seconds, best.get(size) ?? Number.POSITIVE_INFINITY));
    console.log(`${size} docs: ${seconds.toFixed(1)} s, ${docScripts} script(s) for docs`);
  }
}
const [base = 0, large = 0] = sizes.map((size) => best.get(size));
const perDoc = ((large - base) * 1000) / (docs - BASE);
console.log(
  `${perDoc.toFixed(1)} ms a doc over the site with ${BASE}, best of ${ROUNDS} builds each`,
);

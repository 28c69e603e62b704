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
const base = await measure(BASE);
console.log(`${BASE} docs: ${base.seconds.toFixed(1)} s, ${base.docScripts} script(s) for docs`);
const large = await measure(docs);
console.log(`${docs} docs: ${large.seconds.toFixed(1)} s, ${large.docScripts} script(s) for docs`);
const perDoc = ((large.seconds - base.seconds) * 1000) / (docs - BASE);
console.log(`${perDoc.toFixed(1)} ms a doc over the site with ${BASE}`);

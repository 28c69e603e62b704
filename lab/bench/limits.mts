/**
 * Measures what a very large amount of content needs. It checks and builds copies of this site: one
 * with N generated docs, one without changes, and one for each size of a huge file in megabytes. It
 * prints the time, the memory and the exit code.
 *
 *     npm run bench:limits -- 10000 0.25 0.5 1
 *
 * The first number is N. With 0, the run with generated docs is skipped.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { SiteCopy } from "../../test/sites/site-copy";
import { generateContent } from "./generate";
import { growthExponent } from "./growth";
import { type MeasuredRun, runMeasured } from "./measured-run";
import { textTable } from "./table";

const MEGABYTE = 1_000_000;
const POSTS = 50;
/**
 * Gatsby prints this when it has read all content. After that it bundles scripts, which needs more
 * memory than a small file does.
 */
const CONTENT_IS_READ = "Checking for changed pages";
const COMMANDS = ["check", "build"] as const;

type Runs = Record<(typeof COMMANDS)[number], MeasuredRun>;

/** Runs each command in a fresh copy, one after the other. */
async function measure(prepare: (site: SiteCopy) => void): Promise<Runs> {
  const run = async (command: string) => {
    const site = new SiteCopy({ source: "." });
    try {
      prepare(site);
      return await runMeasured(["npm", "run", "--silent", command], site.root, CONTENT_IS_READ);
    } finally {
      site.dispose();
    }
  };
  return { check: await run("check"), build: await run("build") };
}

/** Writes a doc of some megabytes: the text of an existing doc, repeated many times. */
function writeHuge(site: SiteCopy, megabytes: number): void {
  const text = readFileSync(site.path("content/docs/core/metadex.md"), "utf8");
  // A document must not use an id twice.
  const body = text.replace(/^---[\s\S]*?\n---\n/, "").replaceAll(/ \{#[\w-]+\}/g, "");
  const times = Math.floor((megabytes * MEGABYTE) / Buffer.byteLength(body));
  const huge = `---\ntitle: Huge\n---\n${body.repeat(times)}`;
  writeFileSync(site.path("content/docs/core/huge.md"), huge);
}

function summaryOf(run: MeasuredRun): string {
  const { seconds, cpuSeconds, megabytes, megabytesToMark, code, output } = run;
  const time = `${seconds.toFixed(1)} s (${cpuSeconds?.toFixed(1) ?? "?"})`;
  const taken = `${time}, ${megabytes.toFixed(0)} MB (${megabytesToMark.toFixed(0)})`;
  return code === 0
    ? taken
    : `${taken}, ${code === null ? "killed" : `exit code ${code}`}: ${output.trim().split("\n").at(-1)}`;
}

const [docs = 10_000, ...sizes] = process.argv.slice(2).map(Number);
const rows: string[][] = [];
const note = (what: string, runs: Runs) => {
  rows.push([what, ...COMMANDS.map((command) => summaryOf(runs[command]))]);
  console.error(rows.at(-1)?.join(", "));
};

if (docs > 0) {
  const generate = ({ root }: SiteCopy) =>
    generateContent(root, { docs, posts: POSTS, product: "stra" });
  note(`${docs} docs`, await measure(generate));
}
const files: { megabytes: number; runs: Runs }[] = [];
for (const megabytes of sizes.length > 0 ? [0, ...sizes] : []) {
  const runs = await measure((site) => (megabytes > 0 ? writeHuge(site, megabytes) : undefined));
  files.push({ megabytes, runs });
  note(megabytes > 0 ? `a file of ${megabytes} MB` : "this site", runs);
}

console.log(
  textTable(
    ["by the clock (by the processors), memory (until the content is read)", ...COMMANDS],
    rows,
  ),
);
for (const command of COMMANDS) {
  const exponent = (costOf: (run: MeasuredRun) => number) =>
    growthExponent(
      files.map(({ megabytes, runs }) => ({ size: megabytes, cost: costOf(runs[command]) })),
    )?.toFixed(2) ?? "?";
  const [time, memory] = [
    exponent(({ cpuSeconds }) => cpuSeconds ?? 0),
    exponent(({ megabytesToMark }) => megabytesToMark),
  ];
  console.log(
    `${command}: what comes on top of this site grows as MB^${time} (processors), MB^${memory} (memory until the content is read).`,
  );
}

/**
 * Measures production builds with generated content: time, memory and bytes by the number of docs.
 * It builds this site or a peer.
 *
 *     npm run bench -- [11 100 1000 5000] [shipped] [--peer docusaurus] [--cold] [--keep FOLDER]
 *       [--languages N] [--one-file] [--json FILE]
 */
import { appendFileSync, cpSync, existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { sum } from "d3-array";
import { describeGrowth, growthExponent, marginalCosts } from "./growth";
import { gzippedSize } from "./host";
import { writeLanguages } from "./languages";
import { type MeasuredRun, runMeasured } from "./measured-run";
import { machine, report } from "./report";
import { editSettings } from "./settings";
import { openSiteFolder, removeBuilt } from "./site-folder";
import { siteNamed } from "./sites";
import { nameOf, type Size, sizeFrom, writeContent } from "./size";
import { textTable } from "./table";

const SIZES = ["11", "100", "1000", "5000"];
const SENTENCE = "\nOne more sentence, to see what a change costs.\n";

interface Output {
  files: number;
  bytes: number;
  /** Gzipped bytes of one doc: its page, and the files that the browser fetches only for it. */
  docBytes: number;
}

interface Measured {
  docs: Size;
  runs: { step: string; run: MeasuredRun }[];
  output: Output | null;
}

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    peer: { type: "string", default: "this" },
    cold: { type: "boolean", default: false },
    languages: { type: "string", default: "1" },
    "one-file": { type: "boolean", default: false },
    keep: { type: "string" },
    json: { type: "string" },
  },
});
const site = siteNamed(options.peer);
const languages = Number(options.languages);

function outputOf(folder: string): Output {
  const sizes = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => statSync(join(entry.parentPath, entry.name)).size);
  const docFiles = site.docFiles
    .map((file) => join(folder, file))
    .filter((file) => existsSync(file));
  return { files: sizes.length, bytes: sum(sizes), docBytes: sum(docFiles, gzippedSize) };
}

/** Has this site write each page once. Its peers do so in any case. */
const writeOneFile = (root: string): void =>
  editSettings(root, (settings) => settings.set("pageFiles", "html"));

async function measure(docs: Size): Promise<Measured> {
  const folder = openSiteFolder(options.peer);
  const { root } = folder;
  const runs: Measured["runs"] = [];
  const runStep = async (step: string, command: string[]): Promise<boolean> => {
    const run = await runMeasured(command, root);
    runs.push({ step, run: run.code === 0 ? { ...run, output: "" } : run });
    console.error(`${nameOf(docs)} docs, ${step}: ${run.seconds.toFixed(1)} s`);
    if (run.code !== 0)
      console.error(
        `The step ${run.code === null ? "was killed" : `ended with exit code ${run.code}`}:\n${run.output}`,
      );
    return run.code === 0;
  };
  let output: Output | null = null;
  try {
    writeContent(root, docs, site.layout);
    if (languages > 1) writeLanguages(root, languages);
    if (options["one-file"]) writeOneFile(root);
    removeBuilt(root, site);
    if (await runStep("cold", site.build)) {
      const built = join(root, site.output);
      output = outputOf(built);
      if (options.keep !== undefined) {
        const kept = join(options.keep, `${options.peer}-${nameOf(docs)}`);
        rmSync(kept, { recursive: true, force: true });
        cpSync(built, kept, { recursive: true });
      }
      if (!options.cold && (await runStep("nothing changed", site.build))) {
        appendFileSync(join(root, site.docFile), SENTENCE);
        await runStep("one doc changed", site.build);
      }
    }
    if (site.check) await runStep("check", site.check);
  } finally {
    folder.dispose();
  }
  return { docs, runs, output };
}

const seconds = (value: number | null): string => (value === null ? "–" : `${value.toFixed(1)} s`);
const count = (value: number): string => Math.round(value).toLocaleString("en");
const milliseconds = (each: number): string => `${(each * 1000).toFixed(1)} ms`;

const runsTable = (all: readonly Measured[]): string =>
  textTable(
    ["docs", "step", "wall", "processors", "memory", "exit code"],
    all.flatMap(({ docs, runs }) =>
      runs.map(({ step, run }) => [
        nameOf(docs),
        step,
        seconds(run.seconds),
        seconds(run.cpuSeconds),
        `${count(run.megabytes)} MB`,
        String(run.code ?? "killed"),
      ]),
    ),
  );

const outputTable = (all: readonly Measured[]): string =>
  textTable(
    ["docs", "files", "bytes", "a doc, gz"],
    all.flatMap(({ docs, output }) =>
      output
        ? [
            [
              nameOf(docs),
              count(output.files),
              `${(output.bytes / 1e6).toFixed(1)} MB`,
              `${(output.docBytes / 1000).toFixed(1)} kB`,
            ],
          ]
        : [],
    ),
  );

/** Returns the costs of the cold builds with generated docs. Failed builds are skipped. */
const coldCosts = (all: readonly Measured[], costOf: (run: MeasuredRun) => number | null) =>
  all.flatMap(({ docs, runs }) => {
    const run = runs.find(({ step }) => step === "cold")?.run;
    const cost = run?.code === 0 ? costOf(run) : null;
    return docs === null || cost === null ? [] : [{ size: docs, cost }];
  });

function growthOf(all: readonly Measured[]) {
  const wall = coldCosts(all, (run) => run.seconds);
  const processors = coldCosts(all, (run) => run.cpuSeconds);
  return {
    wall: { marginal: marginalCosts(wall), exponent: growthExponent(wall) },
    processors: { marginal: marginalCosts(processors), exponent: growthExponent(processors) },
  };
}

const growthText = ({ wall, processors }: ReturnType<typeof growthOf>): string =>
  textTable(
    ["each further doc, cold", "wall", "processors"],
    wall.marginal.map(({ from, to, each }, index) => {
      const ofProcessors = processors.marginal[index];
      return [
        `${from} to ${to} docs`,
        milliseconds(each),
        ofProcessors ? milliseconds(ofProcessors.each) : "–",
      ];
    }),
  );

const sizes = (positionals.length > 0 ? positionals : SIZES).map(sizeFrom);
if (options.peer !== "this" && sizes.includes(null))
  throw new Error(
    "The size `shipped` works only with `--peer this`, because only this site has shipped content.",
  );
const all: Measured[] = [];
try {
  for (const docs of sizes) all.push(await measure(docs));
} finally {
  const growth = growthOf(all);
  report(
    [
      runsTable(all),
      outputTable(all),
      ...(growth.wall.marginal.length > 0 ? [growthText(growth)] : []),
      `By the clock: ${describeGrowth(growth.wall.exponent)}`,
      `By the processors: ${describeGrowth(growth.processors.exponent)}`,
    ].join("\n\n"),
    { site: options.peer, ...machine(), sizes: all, growth },
    options.json,
  );
}

/**
 * Measures what the development server costs an author, by the number of docs: the time until it
 * shows a doc, the time from an edit to the open page, and memory.
 *
 *     npm run bench:develop -- [11 1000] [shipped] [--runs 5] [--json FILE]
 */
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { chromium, type Page } from "@playwright/test";
import { max, median, min } from "d3-array";
import { requireChromium } from "../../test/programs/chromium";
import { reasonOf } from "../../test/programs/program";
import { SiteCopy } from "../../test/sites/site-copy";
import { type DevelopmentServer, type Step, startDevelopmentServer } from "./development-server";
import { FLAGS } from "./page/flags";
import { withNewPage } from "./page/visit";
import { machine, report } from "./report";
import { thisSite } from "./sites/this-site";
import { nameOf, type Size, sizeFrom, writeContent } from "./size";
import { textTable } from "./table";

const SIZES = ["11", "1000"];
const DOC = {
  path: "/docs/core/metadex",
  data: "/page-data/docs/core/metadex/page-data.json",
  file: "content/docs/core/metadex.md",
};
const TITLE = /^title: "?(.*?)"?$/m;
const { h1 } = thisSite.selectors;

/** Time limits for the server, in seconds. */
const UNTIL_SHOWN = 300;
const UNTIL_EDITED = 60;
/**
 * Seconds that the server must be idle. Gatsby stores its state some seconds after a start.
 */
const QUIET_AFTER_START = 6;
const QUIET_AFTER_EDIT = 2;
/** Milliseconds between two requests to the server. */
const POLL = 50;
/** Seconds. Shorter steps of the start get no row in the table. */
const LONG_STEP = 0.5;

interface Start {
  /** From the start of the server until the browser shows the doc. */
  seconds: number;
  steps: Step[];
}

interface Edits {
  median: number;
  least: number;
  most: number;
  milliseconds: number[];
}

interface Measured {
  docs: Size;
  cold: Start & { megabytes: number };
  /** The peak memory of the warm start includes the edits. */
  warm: Start & { megabytes: number };
  sentence: Edits;
  title: Edits;
}

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: "string", default: "5" },
    json: { type: "string" },
  },
});
const runs = Number(options.runs);
if (!Number.isInteger(runs) || runs < 1)
  throw new Error(`Expected a whole number of runs, found ${options.runs}.`);
const sizes = (positionals.length > 0 ? positionals : SIZES).map(sizeFrom);

// Without this, a signal would end this process before its exit handler kills the server.
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
const browser = await chromium.launch({ executablePath: requireChromium(), args: FLAGS });

/**
 * Opens the doc as soon as the server answers, and waits for its heading. Tries again while the
 * page has no data yet.
 */
async function openDoc(
  page: Page,
  { origin, title, signal }: { origin: string; title: string; signal: AbortSignal },
): Promise<void> {
  const url = origin + DOC.path;
  let noteMissingData = () => {};
  page.on("response", (answer) => {
    if (answer.url().endsWith(DOC.data) && !answer.ok()) noteMissingData();
  });
  // This function asks the server, not the browser: each of the browser's error pages would take
  // time from the server.
  const isAnswered = () =>
    fetch(url, { signal }).then(
      ({ ok }) => ok,
      () => false,
    );
  const isShown = () =>
    page
      .locator(h1, { hasText: title })
      .waitFor({ timeout: 0 })
      .then(() => true);
  for (;;) {
    const isWithoutData = new Promise<false>((done) => {
      noteMissingData = () => done(false);
    });
    if (await isAnswered()) {
      await page.goto(url, { waitUntil: "commit", timeout: 0 });
      if (await Promise.race([isShown(), isWithoutData])) return;
    }
    await wait(POLL, undefined, { signal });
  }
}

/** Starts the server, opens the doc and calls `use` with both. Kills the server at the end. */
async function withServer<T>(
  site: SiteCopy,
  use: (server: DevelopmentServer, page: Page, seconds: number) => Promise<T>,
): Promise<T & { megabytes: number }> {
  const title = TITLE.exec(site.read(DOC.file))?.[1] ?? "";
  const start = performance.now();
  const server = await startDevelopmentServer(site);
  let megabytes = 0;
  let result: T;
  try {
    result = await withNewPage(browser, {}, async (page) => {
      await server.until("its first page", UNTIL_SHOWN, (signal) =>
        openDoc(page, { origin: server.url, title, signal }),
      );
      return use(server, page, (performance.now() - start) / 1000);
    });
  } finally {
    megabytes = await server.stop();
  }
  return { ...result, megabytes };
}

const shown = ({ selector, text }: { selector: string; text: string }) =>
  document.querySelector(selector)?.textContent?.includes(text) ? Date.now() : null;

/**
 * Waits until the server and the page are idle, then writes a file. Returns the milliseconds until
 * the page shows the text.
 */
async function timeEdit(
  server: DevelopmentServer,
  page: Page,
  { selector, text, write }: { selector: string; text: string; write: () => void },
): Promise<number> {
  await server.whenQuiet(QUIET_AFTER_EDIT);
  return server.until(`the edit "${text}"`, UNTIL_EDITED, async () => {
    const start = Date.now();
    write();
    const time = await page.waitForFunction(
      shown,
      { selector, text },
      { polling: "raf", timeout: 0 },
    );
    return Number(await time.jsonValue()) - start;
  });
}

async function timeEdits(edit: (number: number) => Promise<number>): Promise<Edits> {
  const milliseconds: number[] = [];
  for (let number = 1; number <= runs; number += 1) milliseconds.push(await edit(number));
  return {
    median: median(milliseconds) ?? Number.NaN,
    least: min(milliseconds) ?? Number.NaN,
    most: max(milliseconds) ?? Number.NaN,
    milliseconds,
  };
}

const log = (docs: Size, text: string) => console.error(`${nameOf(docs)} docs, ${text}`);
const inSeconds = (value: number): string => `${value.toFixed(1)} s`;
const inMilliseconds = (value: number): string => `${Math.round(value)} ms`;

async function measure(docs: Size): Promise<Measured> {
  const site = new SiteCopy({ source: "." });
  try {
    writeContent(site.root, docs);
    const cold = await withServer(site, async (server, _page, seconds) => {
      log(docs, `cold start: ${inSeconds(seconds)}`);
      await server.whenStored();
      await server.whenQuiet(QUIET_AFTER_START);
      return { seconds, steps: server.steps() };
    });
    const { sentence, title, ...warm } = await withServer(site, async (server, page, seconds) => {
      log(docs, `warm start: ${inSeconds(seconds)}`);
      await server.whenQuiet(QUIET_AFTER_START);
      const steps = server.steps();
      const sentence = await timeEdits((number) => {
        const text = `Sentence ${number}, to see how long an edit takes.`;
        const write = () => site.edit(DOC.file, (before) => `${before}\n${text}\n`);
        return timeEdit(server, page, { selector: "main", text, write });
      });
      log(docs, `an edit of the text: ${inMilliseconds(sentence.median)}`);
      const title = await timeEdits((number) => {
        const text = `Title ${number}`;
        const write = () =>
          site.edit(DOC.file, (before) => before.replace(TITLE, `title: ${text}`));
        return timeEdit(server, page, { selector: h1, text, write });
      });
      log(docs, `an edit of the title: ${inMilliseconds(title.median)}`);
      return { seconds, steps, sentence, title };
    });
    return { docs, cold, warm, sentence, title };
  } finally {
    site.dispose();
  }
}

const startsTable = (all: readonly Measured[]): string =>
  textTable(
    ["docs", "step", "to the first page", "memory"],
    all.flatMap(({ docs, cold, warm }) =>
      Object.entries({ "cold start": cold, "warm start, edits": warm }).map(([step, start]) => [
        nameOf(docs),
        step,
        inSeconds(start.seconds),
        `${Math.round(start.megabytes).toLocaleString("en")} MB`,
      ]),
    ),
  );

const editsTable = (all: readonly Measured[]): string =>
  textTable(
    ["docs", "edit to page", "median", "least", "most"],
    all.flatMap(({ docs, sentence, title }) =>
      Object.entries({ "a sentence more": sentence, "another title": title }).map(
        ([edit, times]) => [
          nameOf(docs),
          edit,
          ...[times.median, times.least, times.most].map(inMilliseconds),
        ],
      ),
    ),
  );

const stepsTable = (all: readonly Measured[]): string =>
  textTable(
    ["docs", "step of Gatsby's", "cold", "warm"],
    all.flatMap(({ docs, cold, warm }) =>
      cold.steps
        .map(({ name, seconds }) => ({
          name,
          cold: seconds,
          warm: warm.steps.find((step) => step.name === name)?.seconds ?? 0,
        }))
        .filter((step) => Math.max(step.cold, step.warm) >= LONG_STEP)
        .map((step) => [nameOf(docs), step.name, inSeconds(step.cold), inSeconds(step.warm)]),
    ),
  );

const all: Measured[] = [];
for (const docs of sizes) {
  try {
    all.push(await measure(docs));
  } catch (error) {
    // The results of the other sizes are kept.
    log(docs, reasonOf(error));
    process.exitCode = 1;
  }
}
const chromiumVersion = browser.version();
await browser.close();
report(
  [startsTable, editsTable, stepsTable].map((table) => table(all)).join("\n\n"),
  { ...machine(), chromium: chromiumVersion, runs, sizes: all },
  options.json,
);

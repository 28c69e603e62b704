/**
 * Measures what the development server costs an author, by the number of docs: the time until it
 * shows a doc, the time from an edit to the open page, and memory. It measures this site or a peer.
 *
 *     npm run bench:develop -- [11 1000] [shipped] [--peer docusaurus] [--starts 3] [--runs 5]
 *       [--json FILE]
 */
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { chromium, type Page } from "@playwright/test";
import { max, median, min } from "d3-array";
import { requireChromium } from "../../test/programs/chromium";
import { reasonOf } from "../../test/programs/program";
import { Folder } from "../../test/sites/folder";
import { type DevelopmentServer, type Step, startDevelopmentServer } from "./development-server";
import { FLAGS } from "./page/flags";
import { withNewPage } from "./page/visit";
import { machine, report } from "./report";
import { openSiteFolder, removeBuilt } from "./site-folder";
import { siteNamed } from "./sites";
import { nameOf, type Size, sizeFrom, writeContent } from "./size";
import { textTable } from "./table";

const SIZES = ["11", "1000"];
/** Gatsby's data of a page. */
const DATA = "/page-data.json";
const TITLE = /^title: "?(.*?)"?$/m;
/** The title in the text of a doc, as VitePress and Rspress want it. */
const HEADING = /^# .*$/m;

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
  /** The peak memory of the server. That of the last warm start includes the edits. */
  megabytes: number;
}

interface Edits {
  median: number;
  least: number;
  most: number;
  milliseconds: number[];
}

interface Measured {
  docs: Size;
  cold: Start[];
  warm: Start[];
  edits: Record<string, Edits>;
}

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    peer: { type: "string", default: "this" },
    starts: { type: "string", default: "1" },
    runs: { type: "string", default: "5" },
    json: { type: "string" },
  },
});
function countFrom(text: string): number {
  const count = Number(text);
  if (Number.isInteger(count) && count > 0) return count;
  throw new Error(`Expected a whole number from 1 on, found ${text}.`);
}
const starts = countFrom(options.starts);
const runs = countFrom(options.runs);
const site = siteNamed(options.peer);
const { h1 } = site.selectors;
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
  const url = origin + site.pages.doc;
  let noteMissingData = () => {};
  page.on("response", (answer) => {
    if (answer.url().endsWith(DATA) && !answer.ok()) noteMissingData();
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

/**
 * Starts the server, opens the doc and calls `use` with both. Kills the server at the end. Returns
 * what the start cost.
 */
async function startServer(
  root: string,
  use: (server: DevelopmentServer, page: Page) => Promise<unknown>,
): Promise<Start> {
  const title = TITLE.exec(new Folder(root).read(site.docFile))?.[1] ?? "";
  const start = performance.now();
  const server = await startDevelopmentServer(root, site);
  let megabytes = 0;
  let seconds = 0;
  let steps: Step[] = [];
  try {
    await withNewPage(browser, {}, async (page) => {
      await server.until("its first page", UNTIL_SHOWN, (signal) =>
        openDoc(page, { origin: server.url, title, signal }),
      );
      seconds = (performance.now() - start) / 1000;
      await server.whenStored();
      await server.whenQuiet(QUIET_AFTER_START);
      steps = server.steps();
      await use(server, page);
    });
  } finally {
    megabytes = await server.stop();
  }
  return { seconds, steps, megabytes };
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

/** Makes edits of each kind of the open doc, one kind after the other. */
async function makeEdits(root: string, server: DevelopmentServer, page: Page) {
  const folder = new Folder(root);
  const { docFile, component } = site;
  const edits: Record<string, Edits> = {
    "a sentence more": await timeEdits((number) => {
      const text = `Sentence ${number}, to see how long an edit takes.`;
      const write = () => folder.edit(docFile, (before) => `${before}\n${text}\n`);
      return timeEdit(server, page, { selector: "main", text, write });
    }),
    "another title": await timeEdits((number) => {
      const text = `Title ${number}`;
      const withTitle = (before: string) => before.replace(TITLE, `title: ${text}`);
      const write = () =>
        folder.edit(docFile, (before) =>
          site.layout === "vitepress"
            ? withTitle(before).replace(HEADING, `# ${text}`)
            : withTitle(before),
        );
      return timeEdit(server, page, { selector: h1, text, write });
    }),
  };
  if (component)
    edits["a component"] = await timeEdits((number) => {
      const text = `Code ${number}`;
      const write = () => folder.edit(component.file, (code) => component.withText(code, text));
      return timeEdit(server, page, { selector: "body", text, write });
    });
  return edits;
}

async function measure(docs: Size): Promise<Measured> {
  const folder = openSiteFolder(options.peer);
  const { root } = folder;
  const cold: Start[] = [];
  const warm: Start[] = [];
  let edits: Measured["edits"] = {};
  try {
    writeContent(root, docs, site.layout);
    while (cold.length < starts) {
      removeBuilt(root, site);
      cold.push(await startServer(root, async () => {}));
      log(docs, `cold start: ${inSeconds(cold.at(-1)?.seconds ?? 0)}`);
    }
    while (warm.length < starts) {
      const isLast = warm.length === starts - 1;
      warm.push(
        await startServer(root, async (server, page) => {
          if (isLast) edits = await makeEdits(root, server, page);
        }),
      );
      log(docs, `warm start: ${inSeconds(warm.at(-1)?.seconds ?? 0)}`);
    }
  } finally {
    folder.dispose();
  }
  return { docs, cold, warm, edits };
}

const medianOf = (all: readonly Start[], costOf: (start: Start) => number): number =>
  median(all, costOf) ?? Number.NaN;

const startsTable = (all: readonly Measured[]): string =>
  textTable(
    ["docs", "step", "to the first page", "memory"],
    all.flatMap(({ docs, cold, warm }) =>
      Object.entries({ "cold start": cold, "warm start, edits": warm }).map(([step, starts]) => [
        nameOf(docs),
        step,
        inSeconds(medianOf(starts, ({ seconds }) => seconds)),
        `${Math.round(Math.max(...starts.map(({ megabytes }) => megabytes))).toLocaleString("en")} MB`,
      ]),
    ),
  );

const editsTable = (all: readonly Measured[]): string =>
  textTable(
    ["docs", "edit to page", "median", "least", "most"],
    all.flatMap(({ docs, edits }) =>
      Object.entries(edits).map(([edit, times]) => [
        nameOf(docs),
        edit,
        ...[times.median, times.least, times.most].map(inMilliseconds),
      ]),
    ),
  );

const stepsTable = (all: readonly Measured[]): string =>
  textTable(
    ["docs", "step of Gatsby's", "cold", "warm"],
    all.flatMap(({ docs, cold, warm }) =>
      (cold[0]?.steps ?? [])
        .map(({ name }) => {
          const timeOf = ({ steps }: Start) =>
            steps.find((step) => step.name === name)?.seconds ?? 0;
          return { name, cold: medianOf(cold, timeOf), warm: medianOf(warm, timeOf) };
        })
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
  [startsTable, editsTable, ...(options.peer === "this" ? [stepsTable] : [])]
    .map((table) => table(all))
    .join("\n\n"),
  { site: options.peer, ...machine(), chromium: chromiumVersion, starts, runs, sizes: all },
  options.json,
);

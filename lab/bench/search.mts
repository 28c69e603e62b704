/**
 * Measures what the search costs a reader (S6), with the shipped content and with many generated
 * docs: bytes, memory, the time from a key to its results on the screen, and the time to the first
 * results over a 4G line.
 *
 *     npm run bench:search -- 1000
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { saveData } from "../../test/e2e/save-data";
import { requireChromium } from "../../test/programs/chromium";
import { SiteCopy } from "../../test/sites/site-copy";
import { generateContent } from "./generate";
import { gzippedSize, startHost } from "./host";
import { usageOf } from "./usage";

declare global {
  interface Window {
    /** Durations of the tasks in the page that took longer than 50 ms. */
    longTasks: number[];
    /** Milliseconds and frames from the next key press to its results on the screen. */
    painted: Promise<{ time: number; frames: number }>;
  }
}

const QUERIES = 50;
const POSTS = 50;
/** The number of first searches. More would add little: their times differ little. */
const FIRST_SEARCHES = 5;
const FIRST_QUERY = "liquidity";
const STORES = /\/static\/\w+\.(?:index\.txt|store\.json)$/;

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const milliseconds = (time: number): string => `${time.toFixed(1)} ms`;
const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
const medianAndWorst = (values: readonly number[]): string => {
  const sorted = [...values].sort((a, b) => a - b);
  const median = sorted[Math.floor(values.length / 2)] ?? Number.NaN;
  return `median ${milliseconds(median)}, worst ${milliseconds(Math.max(...values))}`;
};

/**
 * Picks words and pairs of words from all over the texts. The same texts always give the same
 * queries.
 */
function queriesFrom(texts: readonly string[]): string[] {
  return Array.from({ length: QUERIES }, (_, number) => {
    const words = texts[Math.floor((number * texts.length) / QUERIES)]?.match(/[a-z]{4,}/g) ?? [];
    const start = (number * 7) % Math.max(1, words.length - 1);
    return words.slice(start, start + 1 + (number % 2)).join(" ") || FIRST_QUERY;
  });
}

const box = (page: Page) => page.getByRole("combobox");

async function openPage(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext();
  await context.route(
    ({ origin }) => origin !== url,
    (route) => route.abort(),
  );
  const page = await context.newPage();
  // The page then loads nothing ahead, so all that it loads is for the search.
  await page.addInitScript(saveData);
  await page.goto(`${url}/docs/core/metadex`, { waitUntil: "networkidle" });
  await page.evaluate(() => {
    window.longTasks = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.longTasks.push(duration);
    }).observe({ type: "longtask" });
  });
  return page;
}

/** Returns the memory of the browser's pages and their threads, after garbage is collected, in MB. */
async function memoryOf(browser: Browser, page: Page): Promise<number> {
  await page.requestGC();
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  const pages = processInfo.filter(({ type }) => type === "renderer");
  return sum(pages.map(({ id }) => usageOf(id).megabytes));
}

/** Opens the search and makes the page load everything that is searched. */
async function startSearch(page: Page): Promise<void> {
  await page.keyboard.press("/");
  await box(page).fill(FIRST_QUERY);
  await page.locator("[aria-live]", { hasText: /^\d+ results?$/ }).waitFor();
}

/**
 * Types the last letter of a query. Returns the time from the key to the frame that shows its
 * results.
 */
async function timeLastKey(page: Page, query: string) {
  await box(page).fill(query.slice(0, -1));
  await page.locator("[role=listbox][aria-busy=false]").waitFor({ state: "attached" });
  await page.evaluate((whole) => {
    const input = document.querySelector<HTMLInputElement>("[role=combobox]");
    const results = document.querySelector("[role=listbox]");
    window.painted = (async () => {
      const { timeStamp } = await new Promise<KeyboardEvent>((done) => {
        addEventListener("keydown", done, { once: true, capture: true });
      });
      let frames = 0;
      do {
        await new Promise(requestAnimationFrame);
        frames += 1;
      } while (input?.value !== whole || results?.getAttribute("aria-busy") !== "false");
      // The browser delivers a message that was posted before a paint only after the paint.
      const { port1, port2 } = new MessageChannel();
      await new Promise((done) => {
        port1.onmessage = done;
        port2.postMessage(null);
      });
      return { time: performance.now() - timeStamp, frames };
    })();
  }, query);
  await page.keyboard.press(query.slice(-1));
  return page.evaluate(() => window.painted);
}

/**
 * Describes a file that a search fetches: its sizes in bytes, and whether it holds the texts, which
 * come last.
 */
function sizeOf(folder: string, url: string) {
  const path = join(folder, new URL(url).pathname);
  const isStore = STORES.test(url);
  const isTexts = isStore && readFileSync(path, "utf8").includes('"text":');
  return { path, isStore, isTexts, raw: readFileSync(path).length, gz: gzippedSize(path) };
}

async function measure(folder: string, browser: Browser): Promise<void> {
  const { url, setLine, stop } = await startHost(folder, "gzip");
  try {
    const page = await openPage(browser, url);
    const memoryBefore = await memoryOf(browser, page);
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await startSearch(page);
    const loading = await page.evaluate(() => window.longTasks.splice(0));
    const sizes = requests.map((request) => sizeOf(folder, request));
    const stores = sizes.filter(({ isStore }) => isStore);
    const first = sizes.filter(({ isTexts }) => !isTexts);
    const texts = sizes.filter(({ isTexts }) => isTexts);
    const gz = (of: typeof sizes) => `${kilobytes(sum(of.map((one) => one.gz)))} gz`;
    console.log(
      `  index and stores: ${kilobytes(sum(stores.map(({ raw }) => raw)))}, ${gz(stores)}`,
    );
    console.log(`  bytes to the first result, scripts included: ${gz(first)}`);
    console.log(`  the full text: ${gz(texts)}`);

    const [store] = texts;
    if (!store) throw new Error("The page has not fetched the texts of the search.");
    const sections: Record<string, { text: string }> = JSON.parse(readFileSync(store.path, "utf8"));
    const keys: Awaited<ReturnType<typeof timeLastKey>>[] = [];
    for (const query of queriesFrom(Object.values(sections).map(({ text }) => text))) {
      keys.push(await timeLastKey(page, query));
    }
    const typing = await page.evaluate(() => window.longTasks);
    const inFirstFrame = keys.filter(({ frames }) => frames === 1).length;
    console.log(
      `  key to painted results: ${medianAndWorst(keys.map(({ time }) => time))}; ` +
        `in the frame after the key: ${inFirstFrame} of ${QUERIES} queries`,
    );
    const memory = (await memoryOf(browser, page)) - memoryBefore;
    console.log(`  memory of the search: ${memory.toFixed(1)} MB`);
    console.log(`  tasks above 50 ms: ${loading.length} on loading, ${typing.length} on typing`);

    const firstTimes: number[] = [];
    for (let search = 0; search < FIRST_SEARCHES; search += 1) {
      setLine("none");
      const fresh = await openPage(browser, url);
      setLine("4g");
      const start = performance.now();
      await fresh.keyboard.press("/");
      await box(fresh).fill(FIRST_QUERY);
      await fresh.getByRole("option").first().waitFor();
      firstTimes.push(performance.now() - start);
      await fresh.context().close();
    }
    console.log(`  first key to first result, 4G, nothing cached: ${medianAndWorst(firstTimes)}`);
  } finally {
    stop();
  }
}

async function measureSite(change: (root: string) => void): Promise<void> {
  const site = new SiteCopy({ source: "." });
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    args: ["--no-sandbox"],
  });
  try {
    change(site.root);
    const { code, output } = await site.build();
    if (code !== 0) throw new Error(`The build failed:\n${output}`);
    await measure(site.path("public"), browser);
  } finally {
    await browser.close();
    site.dispose();
  }
}

const docs = Number(process.argv[2] ?? 1000);
if (!Number.isInteger(docs) || docs < 1) {
  throw new Error(`Expected a whole number of docs, found ${process.argv[2]}.`);
}
console.log("Shipped content");
await measureSite(() => {});
console.log(`${docs} docs and ${POSTS} posts`);
await measureSite((root) => generateContent(root, { docs, posts: POSTS, product: "stra" }));

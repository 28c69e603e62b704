/**
 * What the search costs a reader (S6), with the shipped content and with many generated docs: bytes, time from a key to its
 * results on the screen, time to the first results over a 4G line.
 *
 *     npm run bench:search -- 1000
 */
import { readFileSync } from "node:fs";
import { chromium, type Page } from "@playwright/test";
import { requireChromium } from "../test/chromium";
import { SiteCopy } from "../test/site-copy";
import { gzippedSize, startHost } from "./four-g-host";
import { generateContent } from "./generate";

declare global {
  interface Window {
    /** How long each task of the page took that took longer than 50 ms. */
    blocks: number[];
  }
}

const QUERIES = 50;
const POSTS = 50;
const STORES = /\/static\/\w+\.(?:index\.txt|store\.json)$/;

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const milliseconds = (time: number): string => `${time.toFixed(1)} ms`;
const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Words and pairs of words from all over the texts; the same for the same texts. */
function queriesFrom(texts: readonly string[]): string[] {
  return Array.from({ length: QUERIES }, (_, number) => {
    const words = texts[Math.floor((number * texts.length) / QUERIES)]?.match(/[a-z]{4,}/g) ?? [];
    const start = (number * 7) % Math.max(1, words.length - 1);
    return words.slice(start, start + 1 + (number % 2)).join(" ") || "liquidity";
  });
}

const input = (page: Page) => page.getByRole("combobox");

async function openDialog(page: Page): Promise<void> {
  await page.keyboard.press("/");
  await input(page).waitFor();
}

/** Presses a key, and answers with the milliseconds until the frame with the results to it has been painted. */
async function timeOfKey(page: Page, key: string): Promise<number> {
  const painted = page.evaluate(
    () =>
      new Promise<number>((done) => {
        let start = 0;
        addEventListener("keydown", ({ timeStamp }) => (start = timeStamp), { once: true });
        const list = document.querySelector("[role=listbox]") as Element;
        const observer = new MutationObserver(() => {
          if (start === 0 || list.getAttribute("aria-busy") !== "false") return;
          observer.disconnect();
          // A message posted in a frame's callback comes after the frame has been painted.
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => done(performance.now() - start);
            port2.postMessage(null);
          });
        });
        observer.observe(list, { attributeFilter: ["aria-busy"] });
      }),
  );
  await page.keyboard.press(key);
  return painted;
}

async function measure(name: string, docs: number | undefined): Promise<void> {
  const site = new SiteCopy();
  let isSlow = false;
  let host: Awaited<ReturnType<typeof startHost>> | undefined;
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    args: ["--no-sandbox"],
  });
  try {
    if (docs !== undefined) generateContent(site.root, { docs, posts: POSTS, product: "stra" });
    const { code, output } = await site.build();
    if (code !== 0) throw new Error(`The build failed:\n${output}`);
    host = await startHost(site.path("public"), () => isSlow);
    const { url } = host;

    const newPage = async () => {
      const context = await browser.newContext();
      await context.route(
        ({ hostname }) => hostname !== "localhost",
        (route) => route.abort(),
      );
      const page = await context.newPage();
      await page.goto(`${url}/docs/core/metadex`, { waitUntil: "networkidle" });
      return page;
    };

    const page = await newPage();
    const fetched: string[] = [];
    page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
    await openDialog(page);
    await page.waitForLoadState("networkidle");
    const sizes = fetched.map((path) => ({
      path,
      raw: readFileSync(site.path(`public${path}`)).length,
      gz: gzippedSize(site.path(`public${path}`)),
      isText: readFileSync(site.path(`public${path}`), "utf8").includes('"text":'),
    }));
    const stores = sizes.filter(({ path }) => STORES.test(path));
    const sum = (of: typeof sizes, size: "raw" | "gz") =>
      of.reduce((all, one) => all + one[size], 0);
    const first = sizes.filter(({ isText }) => !isText);
    const texts = stores.filter(({ isText }) => isText);
    console.log(`\n${name}`);
    console.log(
      `  index and stores: ${kilobytes(sum(stores, "raw"))}, ${kilobytes(sum(stores, "gz"))} gz`,
    );
    console.log(`  bytes to the first result, scripts included: ${kilobytes(sum(first, "gz"))} gz`);
    console.log(`  the full text: ${kilobytes(sum(texts, "gz"))} gz`);

    const store: Record<string, { text: string }> = JSON.parse(
      readFileSync(site.path(`public${texts[0]?.path}`), "utf8"),
    );
    const queries = queriesFrom(Object.values(store).map(({ text }) => text));
    await input(page).fill("liquidity");
    await page.locator("[aria-live]", { hasText: /^\d+ results?$/ }).waitFor();
    await page.evaluate(() => {
      window.blocks = [];
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) window.blocks.push(duration);
      }).observe({ type: "longtask" });
    });
    const times: number[] = [];
    for (const query of queries) {
      await input(page).fill(query.slice(0, -1));
      await page.locator("[role=listbox][aria-busy=false]").waitFor({ state: "attached" });
      times.push(await timeOfKey(page, query.slice(-1)));
    }
    const blocks = await page.evaluate(() => window.blocks);
    console.log(
      `  key to painted result, ${QUERIES} queries: median ${milliseconds(median(times))}, worst ${milliseconds(Math.max(...times))}`,
    );
    console.log(`  tasks of the page above 50 ms meanwhile: ${blocks.length}`);

    const slow = await newPage();
    isSlow = true;
    const start = performance.now();
    await openDialog(slow);
    await input(slow).fill("liquidity");
    await slow.getByRole("option").first().waitFor();
    console.log(
      `  first move to first result over 4G, nothing cached: ${milliseconds(performance.now() - start)}`,
    );
  } finally {
    await browser.close();
    host?.stop();
    site.dispose();
  }
}

const docs = Number(process.argv[2] ?? 1000);
if (!Number.isInteger(docs) || docs < 1) {
  throw new Error(`Expected a whole number of docs, found ${process.argv[2]}.`);
}
await measure("Shipped content", undefined);
await measure(`${docs} docs and ${POSTS} posts`, docs);

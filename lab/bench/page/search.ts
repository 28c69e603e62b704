import { setTimeout as wait } from "node:timers/promises";
import type { Browser, Page } from "@playwright/test";
import { max, median, min, sum } from "d3-array";
import type { Host, Line } from "../host";
import type { Site } from "../sites/site";
import { textTable } from "../table";
import { withNewPage } from "./visit";

declare global {
  interface Window {
    benchSearch: {
      /** Null until something is typed. */
      start: number | null;
      time: number | null;
      isAwaited: boolean;
      /** Arms the watch: the next input starts the clock. */
      await(): void;
    };
  }
}

const QUERIES = [
  "liquidity",
  "gauge",
  "oracle",
  "dynamic fees",
  "treasury",
  "checkpoint",
  "slippage",
  "volatility",
  "depositor",
  "rebase",
];
const FIRST_QUERY = "liquidity";
/** The number of first searches. More would add little: their times differ little. */
const FIRST_SEARCHES = 5;
const QUIET = 700;
const QUIET_AFTER = 1000;
const POLL = 20;
const LONGEST_WAIT = 60_000;
/** How long the box is left alone before a query, and again after its results, in ms. */
const REST = 400;
/** How long the results may take to disappear after the box is emptied, in ms. */
const LONGEST_CLEARING = 2000;

interface Found {
  query: string;
  /**
   * From the input to the frame after the first result, in milliseconds. Null if no result came.
   */
  time: number | null;
  results: number;
  requests: number;
  bytes: number;
}

/** The costs of searching. */
export interface SearchCost {
  first: { none: Found[]; "4g": Found[]; gzip: Found };
  next: Found[];
}

/**
 * Runs in the page before its own scripts. Times each input until the first result is visible. It
 * uses methods for the reason given in `navigation.ts`.
 */
function watchResults(selector: string): void {
  const watch = {
    start: null as number | null,
    time: null as number | null,
    isAwaited: false,
    isPending: false,
    await() {
      Object.assign(watch, { start: null, time: null, isPending: false, isAwaited: true });
    },
    look() {
      const { start, time, isPending } = watch;
      if (start === null || time !== null || isPending) return;
      const results = [...document.querySelectorAll(selector)];
      if (!results.some((result) => result.getClientRects().length > 0)) return;
      watch.isPending = true;
      requestAnimationFrame(() =>
        setTimeout(() => {
          watch.time = performance.now() - start;
          watch.isPending = false;
        }),
      );
    },
  };
  window.benchSearch = watch;
  addEventListener(
    "input",
    ({ target }) => {
      if (!watch.isAwaited || !(target instanceof HTMLInputElement) || target.value === "") return;
      watch.start = performance.now();
      watch.isAwaited = false;
    },
    true,
  );
  new MutationObserver(watch.look).observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
    attributes: true,
    attributeFilter: ["style", "class", "hidden", "open", "aria-hidden"],
  });
}

const countResults = (page: Page, { searchResult }: Site["selectors"]): Promise<number> =>
  page
    .locator(searchResult)
    .evaluateAll(
      (results) => results.filter((result) => result.getClientRects().length > 0).length,
    );

async function openBox(page: Page, { searchOpen, searchInput }: Site["selectors"]) {
  if (searchOpen !== null) await page.locator(searchOpen).first().click();
  const box = page.locator(searchInput).first();
  await box.waitFor({ state: "visible" });
  await box.focus();
  return box;
}

/** Returns the time until the first result of the latest query. */
async function resultTime(page: Page): Promise<number | null> {
  const end = Date.now() + LONGEST_WAIT;
  while (Date.now() < end) {
    const time = await page.evaluate(() => window.benchSearch.time);
    if (time !== null) return time;
    await wait(POLL);
  }
  return null;
}

const withDoc = <T>(
  host: Host,
  { pages, selectors }: Site,
  browser: Browser,
  use: (page: Page) => Promise<T>,
): Promise<T> =>
  withNewPage(
    browser,
    { prepare: (page) => page.addInitScript(watchResults, selectors.searchResult) },
    async (page) => {
      host.setLine("none");
      await page.goto(host.url + pages.doc, { waitUntil: "load" });
      await host.whenQuiet(QUIET);
      return use(page);
    },
  );

/** Opens the search on a fresh page and enters a whole query at once. */
const searchFirst = (
  host: Host,
  site: Site,
  browser: Browser,
  line: Line,
  query: string,
): Promise<Found> =>
  withDoc(host, site, browser, async (page) => {
    host.setLine(line);
    host.answers.length = 0;
    await page.evaluate(() => window.benchSearch.await());
    await openBox(page, site.selectors);
    await page.keyboard.insertText(query);
    const time = await resultTime(page);
    await host.whenQuiet(QUIET_AFTER);
    return {
      query,
      time,
      results: await countResults(page, site.selectors),
      requests: host.answers.length,
      bytes: sum(host.answers, ({ bytes }) => bytes),
    };
  });

/** Types one query after the other, after the page has loaded everything that is searched. */
const searchOn = (host: Host, site: Site, browser: Browser): Promise<Found[]> =>
  withDoc(host, site, browser, async (page) => {
    const box = await openBox(page, site.selectors);
    await page.keyboard.insertText("warm");
    await wait(QUIET_AFTER);
    await host.whenQuiet(QUIET_AFTER);
    const found: Found[] = [];
    for (const query of QUERIES) {
      await box.focus();
      await page.keyboard.press("ControlOrMeta+A");
      await page.keyboard.press("Delete");
      const end = Date.now() + LONGEST_CLEARING;
      while (Date.now() < end && (await countResults(page, site.selectors)) > 0) await wait(POLL);
      await wait(REST);
      await page.evaluate(() => window.benchSearch.await());
      host.answers.length = 0;
      await page.keyboard.insertText(query);
      const time = await resultTime(page);
      await wait(REST);
      found.push({
        query,
        time,
        results: await countResults(page, site.selectors),
        requests: host.answers.length,
        bytes: sum(host.answers, ({ bytes }) => bytes),
      });
    }
    return found;
  });

/**
 * Times first searches, without a limit and over 4G, and searches after everything has been loaded.
 */
export async function measureSearch(
  host: Host,
  gzipHost: Host,
  site: Site,
  browser: Browser,
): Promise<SearchCost> {
  const queries = QUERIES.slice(0, FIRST_SEARCHES);
  // These results are thrown away. The searches make the host compress its files, so no later time
  // includes compression.
  for (const query of queries) await searchFirst(host, site, browser, "none", query);
  const first: Record<Line, Found[]> = { none: [], "4g": [] };
  for (const query of queries) {
    first.none.push(await searchFirst(host, site, browser, "none", query));
    first["4g"].push(await searchFirst(host, site, browser, "4g", query));
  }
  const gzip = await searchFirst(gzipHost, site, browser, "none", FIRST_QUERY);
  const next = await searchOn(host, site, browser);
  return { first: { ...first, gzip }, next };
}

/** Prints the times from input to results, and the bytes, as a table. */
export function searchTable({ first, next }: SearchCost): string {
  const rows: [string, Found[]][] = [
    ["first, no limit", first.none],
    ["first, 4G", first["4g"]],
    ["first, gzip", [first.gzip]],
    ["all loaded", next],
  ];
  const timeOf = ({ time }: Found) => time ?? undefined;
  const figure = (value = Number.NaN) => value.toFixed(1);
  return textTable(
    ["input to first result, ms", "median", "least", "most", "kB", "requests", "results"],
    rows.map(([name, found]) => [
      name,
      figure(median(found, timeOf)),
      figure(min(found, timeOf)),
      figure(max(found, timeOf)),
      figure((median(found, ({ bytes }) => bytes) ?? Number.NaN) / 1000),
      String(median(found, ({ requests }) => requests)),
      found.map(({ results }) => results).join(" "),
    ]),
  );
}

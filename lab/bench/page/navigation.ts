import { setTimeout as wait } from "node:timers/promises";
import type { Browser, Page } from "@playwright/test";
import { max, median, min, sum } from "d3-array";
import type { Host, Line } from "../host";
import type { Site } from "../sites/site";
import { textTable } from "../table";
import { withNewPage } from "./visit";

/** How long the network must be quiet before a click, in ms. */
export const QUIET = 500;
/** How long the pointer rests on a link before the click, in ms. */
export const REST = 400;
/** How long a reader stays on a page before a click without the pointer near, in ms. */
const STAY = 2000;
const POLL = 25;
const LONGEST_WAIT = 10_000;

/** Keys in the session storage, which survives a full load of the next page. */
const NOTES = { from: "bench.from", to: "bench.to", start: "bench.start", time: "bench.time" };

/** A way to click. */
export interface Way {
  /** The speed of the line. */
  line: Line;
  /**
   * What the site can load ahead. `cold`: nothing, as the browser asks sites not to prefetch. `seen`:
   * the reader has been on the page for two seconds. `hovered`: the pointer rests on the link.
   */
  before: "cold" | "seen" | "hovered";
}
/** All ways to click. */
export const WAYS: Way[] = (["none", "4g"] as const).flatMap((line) =>
  (["cold", "seen", "hovered"] as const).map((before) => ({ line, before })),
);

interface Click {
  /**
   * From the click to the frame after the new heading, in milliseconds. Null if the heading never
   * came.
   */
  time: number | null;
  requests: number;
  /** Bytes that the page has loaded before the click. */
  bytesBefore: number;
}

interface Navigation extends Way {
  median: number;
  least: number;
  most: number;
  /** `count` says how often the heading came, `clicks` how many clicks there were. */
  count: number;
  clicks: number;
  requestsAfterClick: number;
  bytesBefore: number;
}

/**
 * Runs in every page before its own scripts. Notes the time of a click on a link, and the time of
 * the frame after the heading of the next page. It uses methods: the compiler would give named
 * functions a helper that pages do not have.
 */
function watchHeading([h1, notes]: [string, typeof NOTES]): void {
  const watch = {
    now() {
      return performance.timeOrigin + performance.now();
    },
    isThere() {
      const heading = document.querySelector(h1);
      if (!heading || heading.getClientRects().length === 0) return false;
      const path = location.pathname.replace(/\/$|\.html$/, "");
      return (
        heading.textContent?.trim() !== sessionStorage.getItem(notes.from) &&
        path === sessionStorage.getItem(notes.to)
      );
    },
    look() {
      const start = sessionStorage.getItem(notes.start);
      if (start === null || sessionStorage.getItem(notes.time) !== null || !watch.isThere()) return;
      sessionStorage.setItem(notes.time, "");
      requestAnimationFrame(() =>
        setTimeout(() => sessionStorage.setItem(notes.time, String(watch.now() - Number(start)))),
      );
    },
  };
  addEventListener(
    "click",
    () => {
      const isExpected = sessionStorage.getItem(notes.to) !== null;
      if (isExpected && sessionStorage.getItem(notes.start) === null)
        sessionStorage.setItem(notes.start, String(watch.now()));
    },
    true,
  );
  new MutationObserver(watch.look).observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
  });
}

/** Returns the links of the sidebar that lead to other pages, with their paths. */
const linksOf = (page: Page, { sidebarLink }: Site["selectors"]) =>
  page.locator(sidebarLink).evaluateAll((links) =>
    links.flatMap((link, index) => {
      if (!(link instanceof HTMLAnchorElement) || link.hash !== "") return [];
      const [path = "", here] = [link.pathname, location.pathname].map((one) =>
        one.replace(/\/$|\.html$/, ""),
      );
      return link.getClientRects().length > 0 && path !== here ? [{ index, path }] : [];
    }),
  );

const expectPage = (page: Page, h1: string, to: string) =>
  page.evaluate(
    ([selector, path, notes]) => {
      const heading = document.querySelector(selector)?.textContent?.trim() ?? "";
      sessionStorage.setItem(notes.from, heading);
      sessionStorage.setItem(notes.to, path);
    },
    [h1, to, NOTES] as const,
  );

/**
 * Returns the time that the page has noted. While the browser loads another page, there is no page
 * to ask: the function tries again.
 */
async function notedTime(page: Page): Promise<number | null> {
  const end = Date.now() + LONGEST_WAIT;
  while (Date.now() < end) {
    const time = await page
      .evaluate((key) => sessionStorage.getItem(key), NOTES.time)
      .catch(() => null);
    if (time) return Number(time);
    await wait(POLL);
  }
  return null;
}

/** Opens a doc and clicks one link of its sidebar. */
const clickOnce = (
  host: Host,
  { pages, selectors }: Site,
  browser: Browser,
  { line, before }: Way,
  number: number,
): Promise<Click> =>
  withNewPage(
    browser,
    {
      savesData: before === "cold",
      prepare: (page) =>
        page.addInitScript(watchHeading, [selectors.h1, NOTES] as [string, typeof NOTES]),
    },
    async (page) => {
      host.setLine(before === "seen" ? line : "none");
      host.answers.length = 0;
      await page.goto(host.url + pages.doc, { waitUntil: "load" });
      if (before === "seen") await wait(STAY);
      else await host.whenQuiet(QUIET);
      const bytesBefore = sum(host.answers, ({ bytes }) => bytes);
      host.setLine(line);
      const links = await linksOf(page, selectors);
      const target = links[number % links.length];
      if (!target) throw new Error(`No link of the sidebar matches ${selectors.sidebarLink}.`);
      await expectPage(page, selectors.h1, target.path);
      const link = page.locator(selectors.sidebarLink).nth(target.index);
      if (before === "hovered") {
        await link.scrollIntoViewIfNeeded();
        await link.hover();
        await wait(REST);
      }
      const answered = host.answers.length;
      if (before === "hovered") {
        await page.mouse.down();
        await page.mouse.up();
      } else await link.evaluate((element) => element instanceof HTMLElement && element.click());
      const time = await notedTime(page);
      return { time, requests: host.answers.length - answered, bytesBefore };
    },
  );

/** Times clicks on links of the sidebar. Each click gets a browser with nothing cached. */
export async function measureNavigation(
  host: Host,
  site: Site,
  browser: Browser,
  clickCount: number,
): Promise<Navigation[]> {
  const clickAll = async (way: Way) => {
    const clicks: Click[] = [];
    for (let number = 0; number < clickCount; number += 1)
      clicks.push(await clickOnce(host, site, browser, way, number));
    return clicks;
  };
  // These results are thrown away. The clicks make the host compress its files, so no later time
  // includes compression.
  await clickAll({ line: "none", before: "cold" });
  const results: Navigation[] = [];
  for (const way of WAYS) {
    const clicks = await clickAll(way);
    const timed = clicks.filter(({ time }) => time !== null);
    results.push({
      ...way,
      median: median(timed, ({ time }) => time) ?? Number.NaN,
      least: min(timed, ({ time }) => time ?? Number.NaN) ?? Number.NaN,
      most: max(timed, ({ time }) => time ?? Number.NaN) ?? Number.NaN,
      count: timed.length,
      clicks: clickCount,
      requestsAfterClick: median(timed, ({ requests }) => requests) ?? Number.NaN,
      bytesBefore: median(clicks, (click) => click.bytesBefore) ?? Number.NaN,
    });
  }
  return results;
}

/** Returns the name of a way in tables. */
export const nameOf = ({ line, before }: Way): string =>
  `${before}, ${line === "none" ? "no limit" : "4G"}`;

/** Prints the times from click to heading as a table. */
export const navigationTable = (results: readonly Navigation[]): string =>
  textTable(
    [
      "click to new heading, ms",
      "median",
      "least",
      "most",
      "clicks",
      "requests after",
      "kB before",
    ],
    results.map((result) => [
      nameOf(result),
      result.median.toFixed(1),
      result.least.toFixed(1),
      result.most.toFixed(1),
      `${result.count} of ${result.clicks}`,
      String(result.requestsAfterClick),
      (result.bytesBefore / 1000).toFixed(1),
    ]),
  );

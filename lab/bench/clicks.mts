/**
 * `npm run bench:clicks -- [--dist FOLDER] [--clicks 10] [--browser NAME …]` measures the time from
 * a click in the sidebar of a doc to the heading of the next doc. It runs in several of the
 * browsers that the journeys use. `bench:page` compares sites, but only in Chromium.
 */
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { max, median, min } from "d3-array";
import { BROWSERS, isBrowser, type Reader } from "../../test/e2e/journeys/reader";
import { ready } from "../../test/e2e/journeys/show";
import { start } from "../../test/e2e/journeys/start";
import { type Host, startHost } from "./host";
import { nameOf, QUIET, REST, WAYS, type Way } from "./page/navigation";
import { machine, report } from "./report";
import { siteNamed } from "./sites";
import { textTable } from "./table";

const { values: options } = parseArgs({
  options: {
    dist: { type: "string", default: "public" },
    clicks: { type: "string", default: "10" },
    browser: { type: "string", multiple: true, default: ["chromium", "firefox", "webkit"] },
  },
});
const browsers = options.browser.filter(isBrowser);
if (browsers.length < options.browser.length)
  throw new Error(`Every --browser must be one of ${BROWSERS.join(", ")}.`);
const { pages, selectors } = siteNamed("this");

/** Returns the addresses of the docs that the sidebar links to. */
const targetsOf = (reader: Reader): Promise<string[]> =>
  reader.look(
    (links) =>
      Array.from(document.querySelectorAll<HTMLAnchorElement>(links))
        .filter((link) => link.getClientRects().length > 0 && link.pathname !== location.pathname)
        .map((link) => link.pathname),
    selectors.sidebarLink,
  );

/**
 * Clicks a link in the page. Returns the time until the frame after the next heading appears, in
 * ms.
 */
const click = (reader: Reader, link: string): Promise<number> =>
  reader.look(
    (target, h1) =>
      new Promise<number>((done) => {
        const element = document.querySelector<HTMLAnchorElement>(String(target));
        const before = document.querySelector(String(h1))?.textContent;
        const from = performance.now();
        const observer = new MutationObserver(() => {
          const isThere = location.pathname === element?.pathname;
          if (!isThere || document.querySelector(String(h1))?.textContent === before) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => done(performance.now() - from)));
        });
        observer.observe(document, { childList: true, subtree: true, characterData: true });
        element?.click();
      }),
    link,
    selectors.h1,
  );

/** Opens a doc with an empty browser cache and measures one click on it. */
async function clickOnce(
  host: Host,
  newReader: () => Promise<Reader>,
  { line, before }: Way,
  number: number,
) {
  const reader = await newReader();
  try {
    await reader.resize(1440, 900);
    host.setLine(before === "seen" ? line : "none");
    await reader.open(host.url + pages.doc);
    await ready(reader);
    const targets = await targetsOf(reader);
    const target = targets[number % targets.length];
    if (target === undefined) throw new Error("The sidebar has no link to another doc.");
    const link = `${selectors.sidebarLink}[href='${target}']`;
    // What the page loads ahead comes right after. A click that does not wait for it is cold.
    if (before !== "cold") await host.whenQuiet(QUIET);
    host.setLine(line);
    if (before === "hovered") {
      await reader.hover(link);
      await wait(REST);
    }
    const isOfTarget = () => host.answers.filter(({ url }) => url.includes(target)).length;
    const asked = isOfTarget();
    return { time: await click(reader, link), asked: isOfTarget() - asked };
  } finally {
    await reader.close();
    host.answers.length = 0;
  }
}

const host = await startHost(options.dist, "br");
const rows: string[][] = [];
for (const browser of browsers) {
  const { newReader, close } = await start(browser);
  // These results are thrown away: the first requests make the host compress the files.
  for (let number = 0; number < 10; number += 1)
    await clickOnce(host, newReader, { line: "none", before: "cold" }, number);
  for (const way of WAYS) {
    const clicks: { time: number; asked: number }[] = [];
    for (let number = 0; number < Number(options.clicks); number += 1)
      clicks.push(await clickOnce(host, newReader, way, number));
    const times = clicks.map(({ time }) => time);
    rows.push([
      browser,
      nameOf(way),
      ...[median(times), min(times), max(times)].map((time) => (time ?? Number.NaN).toFixed(0)),
      String(median(clicks, ({ asked }) => asked)),
    ]);
  }
  await close();
}
host.stop();
report(
  textTable(
    ["browser", "click to new heading, ms", "median", "least", "most", "asked after"],
    rows,
  ),
  { ...machine(), rows },
  undefined,
);

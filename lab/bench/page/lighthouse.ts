import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { max, median, min } from "d3-array";
import type { Result } from "lighthouse/types/lh";
import { requireChromium } from "../../../test/programs/chromium";
import type { Host } from "../host";
import type { Site } from "../sites/site";
import { textTable } from "../table";
import { FLAGS } from "./flags";

const PAGES = ["home", "doc", "post", "blog", "page"] as const;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
const AUDITS = [
  "first-contentful-paint",
  "largest-contentful-paint",
  "total-blocking-time",
  "cumulative-layout-shift",
  "speed-index",
];
/** Lighthouse's figure for the speed of the machine. */
const MACHINE = "benchmarkIndex";
const COUNTED_MODES = ["binary", "numeric", "metricSavings"];
const GOOD = 0.9;
const LARGEST_REPORT = 1 << 26;

interface LighthouseRun {
  /**
   * Scores of the categories, times of the audits in milliseconds, the layout shift and the speed
   * of the machine.
   */
  figures: Record<string, number>;
  /** Ids of the audits that did not pass. */
  failed: string[];
  error: string | undefined;
}

interface PageScores {
  page: string;
  medians: Record<string, number>;
  performanceRange: [number, number];
  runs: LighthouseRun[];
}

/**
 * Runs Lighthouse once with its settings for a phone, in a browser of its own. Lighthouse runs as a
 * separate program, because the tool that runs this file would change the functions that Lighthouse
 * puts into pages.
 */
async function runOnce(url: string): Promise<LighthouseRun> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      "lab/node_modules/lighthouse/cli/index.js",
      url,
      "--quiet",
      "--output=json",
      "--no-enable-error-reporting",
      `--only-categories=${CATEGORIES.join()}`,
      `--chrome-flags=${FLAGS.join(" ")}`,
    ],
    { env: { ...process.env, CHROME_PATH: requireChromium() }, maxBuffer: LARGEST_REPORT },
  );
  const { audits, categories, environment, runtimeError }: Result = JSON.parse(stdout);
  const scores = CATEGORIES.map((name) => [
    name,
    Math.round((categories[name]?.score ?? Number.NaN) * 100),
  ]);
  const times = AUDITS.map((name) => [name, audits[name]?.numericValue ?? Number.NaN]);
  const failed = Object.values(audits)
    .filter(
      ({ score, scoreDisplayMode }) =>
        score !== null && score < GOOD && COUNTED_MODES.includes(scoreDisplayMode),
    )
    .map(({ id }) => id);
  return {
    figures: Object.fromEntries([...scores, ...times, [MACHINE, environment.benchmarkIndex]]),
    failed,
    error: runtimeError?.code,
  };
}

/** Runs Lighthouse several times on each kind of page. Returns the median of each figure. */
export async function measureLighthouse(host: Host, site: Site, runCount: number) {
  const pages: PageScores[] = [];
  for (const page of PAGES) {
    const runs: LighthouseRun[] = [];
    for (let run = 0; run < runCount; run += 1) {
      runs.push(await runOnce(host.url + site.pages[page]));
    }
    const medianOf = (name: string) => median(runs, ({ figures }) => figures[name]) ?? Number.NaN;
    const medians = Object.fromEntries(
      [...CATEGORIES, ...AUDITS, MACHINE].map((name) => [name, medianOf(name)]),
    );
    const performance = runs.map(({ figures }) => figures.performance ?? Number.NaN);
    const performanceRange: [number, number] = [
      min(performance) ?? Number.NaN,
      max(performance) ?? Number.NaN,
    ];
    pages.push({ page, medians, performanceRange, runs });
  }
  return pages;
}

/** Prints the medians of scores and times, and the audits that failed, as a table. */
export function lighthouseTable(pages: readonly PageScores[]): string {
  const figure = (value = Number.NaN, digits = 0) => value.toFixed(digits);
  const table = textTable(
    ["Lighthouse", "performance", "accessibility", "best practices", "SEO"].concat([
      "FCP ms",
      "LCP ms",
      "TBT ms",
      "CLS",
      "SI ms",
    ]),
    pages.map(({ page, medians, performanceRange: [least, most] }) => [
      page,
      `${figure(medians.performance)} (${least}–${most})`,
      ...CATEGORIES.slice(1).map((name) => figure(medians[name])),
      ...AUDITS.map((name) => figure(medians[name], name === "cumulative-layout-shift" ? 4 : 0)),
    ]),
  );
  const failed = pages.map(({ page, runs }) => {
    const audits = new Set(runs.flatMap((run) => run.failed));
    return `${page}: ${[...audits].join(", ") || "none"}`;
  });
  return `${table}\n\nAudits below 0.9, in any run: ${failed.join("; ")}`;
}

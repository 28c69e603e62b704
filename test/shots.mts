/**
 * `npm run shots` takes pictures of every kind of page of the built fixture site, in both modes,
 * for people to look at. It takes them at 390 and 1440 px, or at the given widths. `--print` shows
 * the pages on paper, `--forced-colors` in forced colours. `--browser firefox --browser webkit`
 * shows each page in these browsers side by side, but without the special states of pages.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { LAUNCH_OPTIONS } from "../playwright.config";
import { BROWSERS, type Browser, isBrowser } from "./e2e/journeys/reader";
import { show as showTo } from "./e2e/journeys/show";
import { start } from "./e2e/journeys/start";
import { show } from "./e2e/looks";
import { KINDS, type Kind, kindsAt } from "./e2e/pages";
import { startStaticServer } from "./e2e/static-server";
import { FIXTURE, publicOf } from "./sites/sites";

const FOLDER = "shots";
const MODES = ["dark", "light"] as const;
type Mode = (typeof MODES)[number];
/** How many pictures Chromium takes at a time. */
const WORKERS = 2;

const USAGE = `Usage: npm run shots -- [width in px …] [--print] [--forced-colors] | [width in px …] --browser ${BROWSERS.join("|")} [--browser …]`;

/** Reads the command's arguments. If they are not valid, prints the usage and exits. */
function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        print: { type: "boolean", default: false },
        "forced-colors": { type: "boolean", default: false },
        browser: { type: "string", multiple: true, default: [] },
      },
    });
    const widths = positionals.length > 0 ? positionals.map(Number) : [390, 1440];
    const browsers = values.browser.filter(isBrowser);
    const isClear =
      widths.every((width) => Number.isInteger(width) && width > 0) &&
      browsers.length === values.browser.length;
    if (isClear) return { widths, browsers, ...values };
  } catch {
    // The command has no such option.
  }
  console.error(USAGE);
  return process.exit(1);
}
const { widths, browsers, print: isPrint, "forced-colors": isForced } = readArguments();

const heightAt = (width: number) => (width < 700 ? 844 : 900);

/**
 * A picture to take. If no browser is named, Chromium takes it with the same settings as in the
 * tests.
 */
interface Shot {
  kind: Kind;
  width: number;
  mode: Mode;
  browser?: Browser;
}
const fileOf = ({ kind, width, mode, browser }: Shot) =>
  `${[kind.name, width, mode, browser].filter(Boolean).join("-")}.png`;

const host = await startStaticServer(publicOf(FIXTURE), { isClean: true });
const failures: string[] = [];

/** Takes pictures one after the other, and notes the failures. */
async function takeAll(shots: Iterable<Shot>, take: (shot: Shot) => Promise<Buffer>) {
  for (const shot of shots) {
    await take(shot).then(
      (picture) => writeFileSync(`${FOLDER}/${fileOf(shot)}`, picture),
      (error) => failures.push(`${fileOf(shot)}: ${error}`),
    );
  }
}

/** Takes pictures in one window of a browser. */
async function takeIn(browser: Browser, shots: Iterable<Shot>): Promise<void> {
  const started = await start(browser);
  const reader = await started.newReader();
  await takeAll(shots, async ({ kind, width, mode }) => {
    await reader.resize(width, heightAt(width));
    await showTo(reader, host.url + kind.path, mode);
    return reader.screenshot();
  });
  await reader.close();
  await started.close();
}

/** Takes pictures in Chromium, including the special states of pages. */
async function takeInChromium(shots: readonly Shot[]): Promise<void> {
  const started = await chromium.launch(LAUNCH_OPTIONS);
  const take = async ({ kind, width, mode }: Shot) => {
    const context = await started.newContext({
      baseURL: host.url,
      viewport: { width, height: heightAt(width) },
      reducedMotion: "reduce",
      forcedColors: isForced ? "active" : "none",
      // Forced colours follow the system's colour scheme.
      colorScheme: mode,
    });
    const page = await context.newPage();
    try {
      const { fullPage } = await show(page, kind, mode);
      if (isPrint) await page.emulateMedia({ media: "print" });
      return await page.screenshot({ fullPage });
    } finally {
      await context.close();
    }
  };
  const waiting = shots.values();
  await Promise.all(Array.from({ length: WORKERS }, () => takeAll(waiting, take)));
  await started.close();
}

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER);
const shots = widths.flatMap((width) =>
  kindsAt(width).flatMap((kind) => MODES.map((mode): Shot => ({ kind, width, mode }))),
);
const pages = shots.filter(({ kind }) => !kind.show);
const taken =
  browsers.length === 0
    ? shots
    : pages.flatMap((shot) => browsers.map((browser): Shot => ({ ...shot, browser })));
if (browsers.length === 0) await takeInChromium(shots);
for (const browser of browsers) {
  await takeIn(
    browser,
    taken.filter((shot) => shot.browser === browser),
  );
}
host.stop();

const figure = (file: string, caption: string) =>
  `<figure><figcaption>${caption}</figcaption><a href="${file}"><img src="${file}" alt="${caption}" loading="lazy"></a></figure>`;

const rows = KINDS.map((kind) => {
  const figures = taken
    .filter((shot) => shot.kind === kind)
    .map((shot) => {
      const { width, mode, browser } = shot;
      return figure(fileOf(shot), [`${width} px`, mode, browser].filter(Boolean).join(", "));
    });
  return `<h2 id="${kind.name}">${kind.name}</h2>\n<div>${figures.join("\n")}</div>`;
});
writeFileSync(
  `${FOLDER}/index.html`,
  `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Every kind of page</title>
<style>
  body { margin: 1rem; background: #777; font: 1rem/1.5 system-ui, sans-serif }
  div { display: flex; gap: 1rem; align-items: flex-start; overflow-x: auto }
  figure { margin: 0 }
  img { max-inline-size: 720px }
</style>
<h1>Every kind of page</h1>
<nav>${KINDS.map(({ name }) => `<a href="#${name}">${name}</a>`).join(" · ")}</nav>
${rows.join("\n")}
</html>
`,
);
console.log(`${taken.length - failures.length} pictures: ${FOLDER}/index.html`);
for (const failure of failures) console.error(failure);
if (failures.length > 0) process.exitCode = 1;

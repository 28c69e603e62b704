/**
 * `npm run shots`: pictures of every kind of page of the built fixture site, in both modes, for looking at. At 390 and 1440 px, or at the
 * widths that are given; `--print` and `--forced-colors` take them as paper and as such readers see them. `--firefox` takes the pages in
 * Firefox, without the states that a page can be brought into.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { LAUNCH_OPTIONS } from "../playwright.config";
import type { Started } from "./e2e/journeys/reader";
import { show as showTo } from "./e2e/journeys/show";
import { start } from "./e2e/journeys/start";
import { show } from "./e2e/looks";
import { KINDS, type Kind, kindsAt } from "./e2e/pages";
import { startStaticServer } from "./e2e/static-server";
import { FIXTURE, publicOf } from "./sites/sites";

const FOLDER = "shots";
const MODES = ["dark", "light"] as const;
type Mode = (typeof MODES)[number];
/** How many pictures are taken at a time. Firefox loses pages when there are two. */
const WORKERS = 2;

const args = process.argv.slice(2);
const isOption = (arg: string) => arg.startsWith("--");
const options = args.filter(isOption);
const widths = args.filter((arg) => !isOption(arg)).map(Number);
const OPTIONS = ["--print", "--forced-colors", "--firefox"];
const unknown = options.filter((option) => !OPTIONS.includes(option));
if (unknown.length > 0 || widths.some((width) => !Number.isInteger(width) || width < 1)) {
  console.error(
    "Usage: npm run shots -- [width in px …] [--print] [--forced-colors] | [--firefox]",
  );
  process.exit(1);
}
if (widths.length === 0) widths.push(390, 1440);

const heightAt = (width: number) => (width < 700 ? 844 : 900);
const fileOf = ({ name }: Kind, width: number, mode: Mode) => `${name}-${width}-${mode}.png`;

const host = await startStaticServer(publicOf(FIXTURE), { isClean: true });
const browser = await chromium.launch(LAUNCH_OPTIONS);
const firefox = options.includes("--firefox") ? await start("firefox") : undefined;

async function takeInFirefox(
  { newReader }: Started,
  kind: Kind,
  width: number,
  mode: Mode,
): Promise<void> {
  const reader = await newReader();
  await reader.resize(width, heightAt(width));
  await showTo(reader, host.url + kind.path, mode);
  writeFileSync(`${FOLDER}/${fileOf(kind, width, mode)}`, await reader.screenshot());
  await reader.close();
}

async function take(kind: Kind, width: number, mode: Mode): Promise<void> {
  const context = await browser.newContext({
    baseURL: host.url,
    viewport: { width, height: heightAt(width) },
    reducedMotion: "reduce",
    forcedColors: options.includes("--forced-colors") ? "active" : "none",
    // Forced colours are those of the system.
    colorScheme: mode,
  });
  const page = await context.newPage();
  const { fullPage } = await show(page, kind, mode);
  if (options.includes("--print")) await page.emulateMedia({ media: "print" });
  await page.screenshot({ path: `${FOLDER}/${fileOf(kind, width, mode)}`, fullPage });
  await context.close();
}

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER);
const shots = widths.flatMap((width) =>
  kindsAt(width)
    .filter(({ show: isState }) => !firefox || !isState)
    .flatMap((kind) => MODES.map((mode) => [kind, width, mode] as const)),
);
const waiting = shots.values();
const failures: string[] = [];
await Promise.all(
  Array.from({ length: firefox ? 1 : WORKERS }, async () => {
    for (const [kind, width, mode] of waiting) {
      const taken = firefox ? takeInFirefox(firefox, kind, width, mode) : take(kind, width, mode);
      await taken.catch((error) => failures.push(`${fileOf(kind, width, mode)}: ${error}`));
    }
  }),
);
await browser.close();
await firefox?.close();
host.stop();

const figure = (file: string, caption: string) =>
  `<figure><figcaption>${caption}</figcaption><a href="${file}"><img src="${file}" alt="${caption}" loading="lazy"></a></figure>`;

const rows = KINDS.map((kind) => {
  const figures = shots
    .filter(([shown]) => shown === kind)
    .map(([, width, mode]) => figure(fileOf(kind, width, mode), `${width} px, ${mode}`));
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
console.log(`${shots.length - failures.length} pictures: ${FOLDER}/index.html`);
for (const failure of failures) console.error(failure);
if (failures.length > 0) process.exitCode = 1;

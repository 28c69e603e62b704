/**
 * `npm run test:build [name …]` builds the sites that the browser tests look at. It skips sites
 * that are already up to date.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { atOnce } from "../at-once";
import { buildIn } from "./site-copy";
import { ALL_SITES, copyOf, isFresh, markFresh, markStale, SHIPPED } from "./sites";

type Site = (typeof ALL_SITES)[number];

const LOCK = ".sites/building";

/**
 * Returns whether a running process holds the lock. Removes a lock that a killed process has left
 * behind.
 */
function isTaken(): boolean {
  try {
    return process.kill(Number(readFileSync(LOCK, "utf8")), 0);
  } catch {
    rmSync(LOCK, { force: true });
    return false;
  }
}

/** Waits until no other process builds these sites. Then holds the lock until this process ends. */
async function takeLock(): Promise<void> {
  if (isTaken()) console.log("Another process is building these sites. Waiting for it.");
  while (isTaken()) await new Promise((again) => setTimeout(again, 500));
  writeFileSync(LOCK, String(process.pid), { flag: "wx" });
  process.on("exit", () => rmSync(LOCK, { force: true }));
}

const names = process.argv.slice(2);
const unknown = names.filter((name) => !ALL_SITES.some((site) => site.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no site ${unknown.join(", ")}. The sites are ${ALL_SITES.map(({ name }) => name).join(", ")}.`,
  );
  process.exit(1);
}

/** Builds a site and prints the outcome. Skips a site that is up to date. */
async function build(site: Site): Promise<void> {
  if (isFresh(site)) {
    console.log(`The ${site.name} site is up to date with the code.`);
    return;
  }
  const start = Date.now();
  markStale(site);
  const { code, output } =
    site === SHIPPED ? await buildIn(site.folder) : await copyOf(site).build(site.variables);
  if (code !== 0) {
    console.error(`The ${site.name} site could not be built.\n${output}`);
    process.exitCode = 1;
    return;
  }
  markFresh(site);
  console.log(`The ${site.name} site is built: ${((Date.now() - start) / 1000).toFixed(1)} s.`);
}

/** A build uses more than one processor only for a part of its time. */
const AT_ONCE = 2;

mkdirSync(".sites", { recursive: true });
await takeLock();
await atOnce(
  AT_ONCE,
  ALL_SITES.filter(({ name }) => names.length === 0 || names.includes(name)),
  build,
);

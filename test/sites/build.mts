/** `npm run test:build [name …]`: builds the sites that the browser tests look at; those that are fresh already are left as they are. */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { ALL_SITES, copyOf, isFresh, markFresh, markStale, SHIPPED } from "./sites";

type Site = (typeof ALL_SITES)[number];

/** Builds a site; answers with what went wrong, or with nothing. */
async function build(site: Site): Promise<string | undefined> {
  if (site === SHIPPED) {
    const { status } = spawnSync("npm", ["run", "build"], { stdio: "inherit" });
    return status === 0 ? undefined : "See above.";
  }
  const { code, output } = await copyOf(site).build(site.variables);
  return code === 0 ? undefined : output;
}

const LOCK = ".sites/building";

/** Whether a process is there that has taken the lock; one that was killed has left it behind. */
function isTaken(): boolean {
  try {
    return process.kill(Number(readFileSync(LOCK, "utf8")), 0);
  } catch {
    rmSync(LOCK, { force: true });
    return false;
  }
}

/** Waits until nobody else builds these sites, and keeps others waiting until this process ends. */
async function takeLock(): Promise<void> {
  if (isTaken()) console.log("Another process builds these sites. Waiting for it.");
  while (isTaken()) await new Promise((again) => setTimeout(again, 500));
  writeFileSync(LOCK, String(process.pid), { flag: "wx" });
  process.on("exit", () => rmSync(LOCK, { force: true }));
}

const names = process.argv.slice(2);
const unknown = names.filter((name) => !ALL_SITES.some((site) => site.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no site ${unknown.join(", ")}. There are ${ALL_SITES.map(({ name }) => name).join(", ")}.`,
  );
  process.exit(1);
}

mkdirSync(".sites", { recursive: true });
await takeLock();
for (const site of ALL_SITES) {
  if (names.length > 0 && !names.includes(site.name)) continue;
  if (isFresh(site)) {
    console.log(`The ${site.name} site is that of the code already.`);
    continue;
  }
  const start = Date.now();
  markStale(site);
  const fault = await build(site);
  if (fault !== undefined) {
    console.error(`The ${site.name} site could not be built.\n${fault}`);
    process.exitCode = 1;
    continue;
  }
  markFresh(site);
  console.log(`The ${site.name} site is built: ${((Date.now() - start) / 1000).toFixed(1)} s.`);
}

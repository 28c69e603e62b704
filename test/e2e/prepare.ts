import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { FIXTURE_PORT, SHIPPED_PORT } from "../../playwright.config";
import { requireChromium } from "../programs/chromium";
import { ALL_SITES, FIXTURE, isFresh, publicOf } from "../sites/sites";
import { startStaticServer } from "./static-server";

/** The longest time that `gatsby serve` may need to start on a busy machine, in ms. */
const START = 60_000;

/**
 * Fails with one line that says what to do if a built site is missing or was built from other code.
 */
function requireSites(): void {
  const stale = ALL_SITES.filter((site) => !isFresh(site)).map(({ name }) => name);
  if (stale.length === 0) return;
  const what = `These sites are not built from the current code and content: ${stale.join(", ")}.`;
  if (!process.env.STALE_SITES)
    throw new Error(
      `${what} Run \`npm run test:build\`, or set STALE_SITES=1 to test them anyway.`,
    );
  console.warn(what);
}

/** Fails if a port is in use, for example by a run that was killed. */
async function requirePort(port: number): Promise<void> {
  const server = createServer().listen(port);
  await once(server, "listening").catch(() => {
    throw new Error(
      `Port ${port} is in use, perhaps by a run that was killed. End the process that listens there, or set E2E_PORT to another port.`,
    );
  });
  server.close();
  await once(server, "close");
}

/** Serves the shipped site, as `npm start` does. */
async function serveShipped(): Promise<ChildProcess> {
  const gatsby = ["--import", "./src/gatsby/serve-pages.mjs", "node_modules/gatsby/cli.js"];
  const args = [...gatsby, "serve", "--prefix-paths", "--port", String(SHIPPED_PORT)];
  const server = spawn(process.execPath, args, { stdio: "ignore" });
  const end = Date.now() + START;
  while (Date.now() < end && server.exitCode === null) {
    const isThere = await fetch(`http://localhost:${SHIPPED_PORT}/`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return server;
    await new Promise((again) => setTimeout(again, 100));
  }
  server.kill();
  throw new Error("`gatsby serve` does not answer. Run `npm run serve` to see why.");
}

/**
 * Runs once before all browser tests: checks that the sites are built, and serves them. Returns a
 * function that stops the servers.
 */
export default async function prepare(): Promise<() => void> {
  // The tests use a site that is already running, such as that of `npm run develop`.
  if (process.env.E2E_URL) return () => {};
  requireChromium();
  requireSites();
  for (const port of [FIXTURE_PORT, SHIPPED_PORT]) await requirePort(port);
  const fixture = await startStaticServer(publicOf(FIXTURE), { port: FIXTURE_PORT, isClean: true });
  const shipped = await serveShipped();
  return () => {
    fixture.stop();
    shipped.kill();
  };
}

import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { requireChromium, requireHeadlessChromium } from "./test/chromium";
import { BROWSERS, type Browser } from "./test/e2e/journeys/reader";

/** Where the fixture is served, and beside it what is shipped. */
export const FIXTURE_PORT = Number(process.env.E2E_PORT ?? 9100);
export const SHIPPED_PORT = FIXTURE_PORT + 1;

const isWatched = ["--headed", "--debug", "--ui"].some((option) => process.argv.includes(option));
// Workers, which read this file anew, take what is chosen here.
process.env.CHROMIUM_PATH ??= isWatched ? requireChromium() : requireHeadlessChromium();

export const LAUNCH_OPTIONS = {
  executablePath: process.env.CHROMIUM_PATH,
  args: [
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    // Without windows letters would have whole widths, which no reader's browser gives them.
    "--font-render-hinting=none",
  ],
};

const at = (port: number): string => process.env.E2E_URL ?? `http://localhost:${port}`;

/** `npm test` leaves out what only `npm run test:full` has to show. */
export const isLanding = process.env.TEST_TIER === "land";

/** Those in which the journeys of readers are made. */
const JOURNEY_BROWSERS: readonly Browser[] = isLanding ? ["firefox"] : BROWSERS;

export default defineConfig<object, { journeyBrowser: Browser }>({
  testDir: "test/e2e",
  globalSetup: "test/e2e/prepare.ts",
  outputDir: "test-results/browser",
  fullyParallel: true,
  // What a page does and what the test asks of it keep a processor busy.
  workers: Math.max(2, availableParallelism()),
  forbidOnly: Boolean(process.env.CI),
  grepInvert: isLanding ? /@full/ : undefined,
  retries: 0,
  timeout: 30_000,
  // A picture that is not there fails its test; CONTRIBUTING says how they are taken.
  updateSnapshots: "none",
  snapshotPathTemplate: "{testDir}/pictures/{arg}{ext}",
  reporter: [["list"], ["json", { outputFile: "test-results/e2e.json" }]],
  use: {
    launchOptions: LAUNCH_OPTIONS,
    // The fixture has a service worker, which would answer in place of the tests; those of reading
    // offline let it in.
    serviceWorkers: "block",
  },
  projects: [
    {
      name: "fixture",
      testIgnore: ["shipped/**", "journeys/**"],
      use: { baseURL: at(FIXTURE_PORT) },
    },
    {
      name: "shipped",
      testDir: "test/e2e/shipped",
      use: { baseURL: at(SHIPPED_PORT) },
    },
    ...JOURNEY_BROWSERS.map((journeyBrowser) => ({
      name: journeyBrowser,
      testDir: "test/e2e/journeys",
      use: { journeyBrowser },
    })),
  ],
});

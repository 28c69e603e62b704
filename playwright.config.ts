import "./src/data/settings/strings";

import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { BROWSERS, type Browser } from "./test/e2e/journeys/reader";
import { chromiumPath } from "./test/programs/chromium";

/** The fixture's port. The shipped site has the next one. */
export const FIXTURE_PORT = Number(process.env.E2E_PORT ?? 9100);
export const SHIPPED_PORT = FIXTURE_PORT + 1;

const isWatched = ["--headed", "--debug", "--ui"].some((option) => process.argv.includes(option));
// Playwright's workers read this file again. They use the browser that is chosen here.
process.env.CHROMIUM_PATH ??= chromiumPath({ isWatched });

export const LAUNCH_OPTIONS = {
  executablePath: process.env.CHROMIUM_PATH,
  args: [
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    // No page of a test reaches another host.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost",
    // Chromium draws on the processor anyhow. Without a process that emulates a graphics card, the
    // tests take a tenth less.
    "--disable-gpu",
    // Without windows, Chromium would round the widths of letters to whole pixels. No reader's
    // browser does this.
    "--font-render-hinting=none",
  ],
};

const at = (port: number): string => process.env.E2E_URL ?? `http://localhost:${port}`;

/** True in `npm test`, which skips the tests that only `npm run test:full` has to run. */
export const isLanding = process.env.TEST_TIER === "land";

/** The browsers that run the journeys of readers. */
const JOURNEY_BROWSERS: readonly Browser[] = isLanding ? ["firefox"] : BROWSERS;

export default defineConfig<object, { journeyBrowser: Browser }>({
  testDir: "test/e2e",
  globalSetup: "test/e2e/prepare.ts",
  outputDir: "test-results/browser",
  fullyParallel: true,
  // With one worker for each processor, a fifth of the processors' time is idle.
  workers: Math.max(3, Math.ceil(availableParallelism() * 1.5)),
  forbidOnly: Boolean(process.env.CI),
  ...(isLanding && { grepInvert: /@full/ }),
  retries: 0,
  // A busy machine can stand still for seconds: these limits end what hangs, and measure nothing.
  timeout: 60_000,
  expect: { timeout: 20_000 },
  // If a picture is missing, its test fails. CONTRIBUTING says how to take pictures.
  updateSnapshots: "none",
  snapshotPathTemplate: "{testDir}/pictures/{arg}{ext}",
  reporter: [["list"], ["json", { outputFile: "test-results/e2e.json" }]],
  use: {
    launchOptions: LAUNCH_OPTIONS,
  },
  projects: [
    ...JOURNEY_BROWSERS.map((journeyBrowser) => ({
      name: journeyBrowser,
      testDir: "test/e2e/journeys",
      use: { journeyBrowser },
      // Each worker would start a browser of its own, which costs as much as four tests.
      ...(isLanding && { workers: 1 }),
    })),
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
  ],
});

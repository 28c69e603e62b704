import { defineConfig } from "@playwright/test";
import { requireChromium } from "./test/chromium";

export const PORT = Number(process.env.E2E_PORT ?? 9100);

export const LAUNCH_OPTIONS = {
  executablePath: requireChromium(),
  args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update"],
};

export default defineConfig({
  testDir: "test/e2e",
  globalSetup: "test/e2e/prepare.ts",
  outputDir: "test-results/browser",
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 30_000,
  // A picture that is not there fails its test; README says how they are taken.
  updateSnapshots: "none",
  snapshotPathTemplate: "{testDir}/pictures/{arg}{ext}",
  reporter: [["list"], ["json", { outputFile: "test-results/e2e.json" }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: LAUNCH_OPTIONS,
  },
  webServer: {
    command: `npx gatsby serve --prefix-paths --port ${PORT}`,
    url: `http://localhost:${PORT}/`,
    reuseExistingServer: false,
    timeout: 60_000,
  },
});

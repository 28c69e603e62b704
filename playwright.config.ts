import { defineConfig } from "@playwright/test";
import { requireChromium } from "./test/chromium";

export const PORT = Number(process.env.E2E_PORT ?? 9100);

export default defineConfig({
  testDir: "test/e2e",
  outputDir: "test-results/browser",
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 30_000,
  reporter: [["list"], ["json", { outputFile: "test-results/e2e.json" }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: {
      executablePath: requireChromium(),
      args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update"],
    },
  },
  webServer: {
    command: `npx gatsby serve --prefix-paths --port ${PORT}`,
    url: `http://localhost:${PORT}/`,
    reuseExistingServer: false,
    timeout: 60_000,
  },
});

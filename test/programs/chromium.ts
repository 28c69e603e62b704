import { chromium } from "@playwright/test";
import { candidates, firstProgram, type Program, pathFolders, required, run } from "./program";

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
const SHELL = "chromium-headless-shell";

/**
 * A Chromium on this machine: the one that CHROMIUM_PATH names, one on the PATH, or Playwright's
 * own.
 */
export const CHROMIUM: Program<string> = {
  name: "Chromium",
  need: "The browser tests need a Chromium",
  find: () =>
    firstProgram([
      process.env.CHROMIUM_PATH ?? "",
      ...candidates(NAMES, pathFolders()),
      chromium.executablePath(),
    ]),
  packages: ["chromium"],
  install: () => run("npx", "playwright", "install", "chromium"),
  remedy:
    "Install one (Debian: `apt-get install chromium`; elsewhere: `npx playwright install chromium`), or set CHROMIUM_PATH to its path.",
};

/**
 * A Chromium without windows: the same engine, but a page needs half the processor time. Debian's
 * package has the same name.
 */
export const CHROMIUM_SHELL: Program<string> = {
  name: SHELL,
  need: `The browser tests are faster with ${SHELL}`,
  find: () =>
    firstProgram([process.env.CHROMIUM_PATH ?? "", ...candidates([SHELL], pathFolders())]),
  packages: [SHELL],
  remedy: "Without it, they run in another Chromium.",
};

/** Returns the path of a Chromium for tests that nobody watches: if there is one, without windows. */
export const findHeadlessChromium = (): string | undefined =>
  CHROMIUM_SHELL.find() ?? CHROMIUM.find();

/**
 * Returns the path of a Chromium. If there is none, it is where Playwright would install one, and
 * Playwright says so.
 */
export const chromiumPath = ({ isWatched }: { isWatched: boolean }): string =>
  (isWatched ? CHROMIUM.find() : findHeadlessChromium()) ?? chromium.executablePath();

/**
 * Returns the path of a Chromium: if there is one, without windows. Throws an error that says what
 * to do if there is none.
 */
export const requireChromium = (): string => required({ ...CHROMIUM, find: findHeadlessChromium });

import { chromium } from "@playwright/test";
import {
  aptInstall,
  candidates,
  firstProgram,
  hasApt,
  pathFolders,
  reasonOf,
  run,
} from "./programs";

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

/**
 * A Chromium without windows: the same engine, but a page needs half the processor time. Debian's
 * package has the same name.
 */
const SHELL = "chromium-headless-shell";

/**
 * Returns a Chromium on this machine: the one that CHROMIUM_PATH names, one on the PATH, or
 * Playwright's own.
 */
const findChromium = (): string | undefined =>
  firstProgram([
    process.env.CHROMIUM_PATH ?? "",
    ...candidates(NAMES, pathFolders()),
    chromium.executablePath(),
  ]);

/** Installs a Chromium: with apt on Debian, with Playwright elsewhere. */
function installChromium(): void {
  if (hasApt()) aptInstall("chromium");
  else run("npx", "playwright", "install", "chromium");
}

/**
 * Returns the path of a Chromium. Installs one if there is none. If that fails, throws an error
 * that says what to do.
 */
export function requireChromium(): string {
  const found = findChromium();
  if (found) return found;
  console.log("No Chromium found; installing one.");
  try {
    installChromium();
  } catch (error) {
    throw new Error(
      `The browser tests need a Chromium, and none could be installed (${reasonOf(error)}). Install one (Debian: \`apt-get install chromium\`; elsewhere: \`npx playwright install chromium\`), or set CHROMIUM_PATH to its path.`,
    );
  }
  const installed = findChromium();
  if (!installed)
    throw new Error("A Chromium was installed but cannot be found. Set CHROMIUM_PATH.");
  return installed;
}

const findShell = (): string | undefined =>
  firstProgram([process.env.CHROMIUM_PATH ?? "", ...candidates([SHELL], pathFolders())]);

/**
 * Returns the path of a Chromium for tests that nobody watches. Prefers one without windows, if it
 * is there or apt can install it.
 */
export function requireHeadlessChromium(): string {
  const found = findShell();
  if (found || !hasApt()) return found ?? requireChromium();
  try {
    aptInstall(SHELL);
  } catch (error) {
    console.log(`${SHELL} cannot be installed, so the tests take longer (${reasonOf(error)}).`);
  }
  return findShell() ?? requireChromium();
}

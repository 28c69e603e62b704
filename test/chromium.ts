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

/** A Chromium on this machine: the environment's, one of the PATH, or Playwright's own. */
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

/** Path of a Chromium; installs one when there is none. Throws an error that says what to do when that fails. */
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

import { execFileSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** A Chromium on this machine: the environment's, one of the PATH, or Playwright's own. */
function findChromium(): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const candidates = [
    process.env.CHROMIUM_PATH ?? "",
    ...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))),
    chromium.executablePath(),
  ];
  return candidates.find((path) => path !== "" && existsSync(path) && isExecutable(path));
}

const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { stdio: ["ignore", "inherit", "inherit"] });

/** Installs a Chromium: with apt on Debian, with Playwright elsewhere. */
function installChromium(): void {
  if (existsSync("/etc/debian_version") && process.getuid?.() === 0) {
    run("apt-get", "update", "-qq");
    run("apt-get", "install", "-y", "-qq", "chromium");
  } else {
    run("npx", "playwright", "install", "chromium");
  }
}

/** Path of a Chromium; installs one when there is none. Throws an error that says what to do when that fails. */
export function requireChromium(): string {
  const found = findChromium();
  if (found) return found;
  console.log("No Chromium found; installing one.");
  try {
    installChromium();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `The browser tests need a Chromium, and none could be installed (${reason}). Install one (Debian: \`apt-get install chromium\`; elsewhere: \`npx playwright install chromium\`), or set CHROMIUM_PATH to its path.`,
    );
  }
  const installed = findChromium();
  if (!installed)
    throw new Error("A Chromium was installed but cannot be found. Set CHROMIUM_PATH.");
  return installed;
}

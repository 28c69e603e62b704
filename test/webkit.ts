import { readdirSync } from "node:fs";
import { join } from "node:path";
import { candidates, firstProgram, pathFolders, requireWithApt } from "./programs";

/** Paths of the programs that show pages in WebKitGTK. */
interface WebKit {
  driver: string;
  browser: string;
  /** A virtual display. */
  display: string;
}

/** Returns the folders where Debian puts the browser. They are not on the PATH. */
const browserFolders = (): string[] =>
  readdirSync("/usr/lib")
    .filter((name) => name.endsWith("-linux-gnu"))
    .map((name) => join("/usr/lib", name, "webkit2gtk-4.1"));

const onPath = (name: string): string | undefined =>
  firstProgram(candidates([name], pathFolders()));

function findWebKit(): WebKit | undefined {
  const driver = onPath("WebKitWebDriver");
  const display = onPath("Xvfb");
  const browser = firstProgram(candidates(["MiniBrowser"], browserFolders()));
  return driver && display && browser ? { driver, browser, display } : undefined;
}

/**
 * Returns the paths of a WebKitGTK. If there is none, installs it on Debian. If that fails, throws
 * an error that says what to do.
 */
export const requireWebKit = (): WebKit =>
  requireWithApt({
    need: "The journeys need a WebKitGTK with its driver, and Xvfb",
    find: findWebKit,
    packages: ["webkit2gtk-driver", "xvfb"],
    remedy: "Debian has it: `apt-get install webkit2gtk-driver xvfb`.",
  });

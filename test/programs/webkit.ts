import { readdirSync } from "node:fs";
import { join } from "node:path";
import { candidates, firstProgram, type Program, pathFolders } from "./program";

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

/** A WebKitGTK with what drives it. */
export const WEBKIT: Program<WebKit> = {
  name: "WebKitGTK",
  need: "The journeys need a WebKitGTK with its driver, and Xvfb",
  find: findWebKit,
  packages: ["webkit2gtk-driver", "xvfb"],
  remedy: "Debian has it: `apt-get install webkit2gtk-driver xvfb`.",
};

import { execFileSync } from "node:child_process";
import { candidates, firstProgram, type Program, pathFolders } from "./program";

/** The first version that knows all commands of WebDriver BiDi that puppeteer sends. */
const OLDEST = 144;

function isNewEnough(path: string): boolean {
  const version = execFileSync(path, ["--version"], { encoding: "utf8" });
  return Number(/\d+/.exec(version)?.[0]) >= OLDEST;
}

/** A Firefox: the one that FIREFOX_PATH names, or one on the PATH. */
export const FIREFOX: Program<string> = {
  name: "Firefox",
  need: `The journeys need a Firefox ${OLDEST} or later`,
  find: () => {
    const path = firstProgram([
      process.env.FIREFOX_PATH ?? "",
      ...candidates(["firefox-esr", "firefox"], pathFolders()),
    ]);
    return path !== undefined && isNewEnough(path) ? path : undefined;
  },
  packages: ["firefox-esr"],
  remedy: "Install one (Debian: `apt-get install firefox-esr`), or set FIREFOX_PATH to its path.",
};

import { execFileSync } from "node:child_process";
import { candidates, firstProgram, pathFolders, requireWithApt } from "./programs";

/** The first version that knows all commands of WebDriver BiDi that puppeteer sends. */
const OLDEST = 144;

function isNewEnough(path: string): boolean {
  const version = execFileSync(path, ["--version"], { encoding: "utf8" });
  return Number(/\d+/.exec(version)?.[0]) >= OLDEST;
}

/**
 * Returns the path of a Firefox. If there is none, or if it is too old, installs one on Debian. If
 * that fails, throws an error that says what to do.
 */
export const requireFirefox = (): string =>
  requireWithApt({
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
  });

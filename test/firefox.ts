import { candidates, firstProgram, pathFolders, requireWithApt } from "./programs";

/**
 * Returns the path of a Firefox. If there is none, installs one on Debian. If that fails, throws an
 * error that says what to do.
 */
export const requireFirefox = (): string =>
  requireWithApt({
    need: "The journeys need a Firefox",
    find: () =>
      firstProgram([
        process.env.FIREFOX_PATH ?? "",
        ...candidates(["firefox-esr", "firefox"], pathFolders()),
      ]),
    packages: ["firefox-esr"],
    remedy: "Install one (Debian: `apt-get install firefox-esr`), or set FIREFOX_PATH to its path.",
  });

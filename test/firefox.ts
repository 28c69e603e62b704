import { candidates, firstProgram, pathFolders, requireWithApt } from "./programs";

/**
 * Path of a Firefox; installs one on Debian when there is none. Throws an error that says what to
 * do when that fails.
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

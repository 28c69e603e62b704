import { type ChildProcess, spawn } from "node:child_process";
import { otherLanguages } from "../../data/settings/strings";
import { languageRoot, mirror } from "./mirror";

const COMMAND = "node_modules/.cache/commands/build.mjs";

/** Returns the path prefix of a language: that of the site, and its code. */
const prefixOf = (code: string): string =>
  `${(process.env.PATH_PREFIX ?? "").replace(/\/$/, "")}/${code}`;

/** Returns the environment of a command that runs in the folder of a language. */
export const environmentOf = (code: string): NodeJS.ProcessEnv => ({
  ...process.env,
  PATH_PREFIX: prefixOf(code),
  PUBLIC_FOLDER: "public",
  SITE_LANGUAGE: code,
});

/**
 * Builds the site in each further language, one after the other, each in its own folder with its own
 * caches. `onStart` receives each process, so that a signal can end it. Returns the codes of the
 * languages; null if one could not be built.
 */
export async function buildLanguages(
  onStart: (build: ChildProcess) => void,
): Promise<string[] | null> {
  const codes = otherLanguages.map(({ code }) => code);
  for (const code of codes) {
    mirror(code);
    console.log(`\nThe site in the language \`${code}\`:`);
    const build = spawn(process.execPath, [COMMAND], {
      cwd: languageRoot(code),
      stdio: "inherit",
      env: environmentOf(code),
    });
    onStart(build);
    const status = await new Promise((done) => {
      build.on("error", done);
      build.on("close", done);
    });
    if (status !== 0) return null;
  }
  return codes;
}

import "../../data/settings/strings";

import { type ChildProcess, spawn } from "node:child_process";
import { type Language, otherLanguages, prefixOf } from "../../data/settings/languages";
import { languageRoot, mirror } from "./mirror";

const COMMAND = "node_modules/.cache/commands/build.mjs";

/** Returns the environment of a command that runs in the folder of a language. */
export const environmentOf = (language: Language): NodeJS.ProcessEnv => ({
  ...process.env,
  PATH_PREFIX: prefixOf(language),
  PUBLIC_FOLDER: "public",
  SITE_LANGUAGE: language.code,
});

/**
 * Builds the site in each further language, one after the other, each in its own folder with its own
 * caches. `onStart` receives each process, so that a signal can end it. Returns the
 * folders in which that was, by the codes of the languages; null if one could not be built.
 */
export async function buildLanguages(
  onStart: (build: ChildProcess) => void,
): Promise<Map<string, string> | null> {
  const roots = new Map<string, string>();
  for (const language of otherLanguages) {
    const { code } = language;
    mirror(code);
    console.log(`\nThe site in the language \`${code}\`:`);
    const build = spawn(process.execPath, [COMMAND], {
      cwd: languageRoot(code),
      stdio: "inherit",
      env: environmentOf(language),
    });
    onStart(build);
    const status = await new Promise((done) => {
      build.on("error", done);
      build.on("close", done);
    });
    if (status !== 0) return null;
    roots.set(code, languageRoot(code));
  }
  return roots;
}

import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { type FileFinding, parseFinding } from "./findings";

const WORDS = "content/words.txt";
const MESSAGE = `\`$text\` is not in the dictionary of the spell-checker. Correct it, or add it to \`${WORDS}\`.`;

/**
 * Reports words in the content of a site that are neither British English nor in the site's list of
 * words. The site's `cspell.json` says which text to check.
 */
export function spellingFindings(siteRoot: string): FileFinding[] {
  const { stdout, stderr, error } = spawnSync(
    process.execPath,
    [
      resolve("lab/node_modules/cspell/bin.mjs"),
      "lint",
      "content/**/*.{md,mdx,yml}",
      ...["--quiet", "--no-progress", "--no-color", "--no-must-find-files"],
      ...["--config", join(siteRoot, "cspell.json"), "--root", siteRoot],
      // A site may have no list of words.
      ...(existsSync(join(siteRoot, WORDS)) ? [] : ["--disable-dictionary", "field"]),
      ...["--issue-template", `$filename:$row ${MESSAGE}`],
    ],
    { encoding: "utf8", maxBuffer: 1 << 26 },
  );
  if (error) throw error;
  if (stderr) console.warn(stderr.trimEnd());
  return stdout.split("\n").flatMap((line) => parseFinding(line) ?? []);
}

import { spawnSync } from "node:child_process";
import { type Language, otherLanguages } from "../../data/settings/languages";
import { formatProblem, type Problem } from "../../site/problems/problem";
import { environmentOf } from "./build-languages";
import { languageRoot, mirror } from "./mirror";

/** In bytes. Room for 100,000 problems. */
const MOST_OUTPUT = 1 << 26;

/** Runs this command in the folder of a language, in a process of its own that prints JSON. */
function askLanguage<Answer>(language: Language, flag: "--problems" | "--leaving"): Answer[] {
  const { code } = language;
  mirror(code);
  const { status, stdout, stderr } = spawnSync(process.execPath, [process.argv[1] ?? "", flag], {
    cwd: languageRoot(code),
    encoding: "utf8",
    env: environmentOf(language),
    maxBuffer: MOST_OUTPUT,
  });
  if (status !== 0) throw new Error(`The language \`${code}\` cannot be checked.\n${stderr}`);
  return JSON.parse(stdout);
}

/** Finds the links of translations that leave the language, each as a line. */
export const leavingLinks = (language: Language): string[] => askLanguage(language, "--leaving");

/**
 * Finds the problems of all further languages. A text that nobody has translated has those of its
 * source, which are `known`.
 */
export function checkLanguages(known: readonly Problem[]): Problem[] {
  const seen = new Set(known.map(formatProblem));
  const ofLanguage = (language: Language) => askLanguage<Problem>(language, "--problems");
  return otherLanguages.flatMap(ofLanguage).filter((problem) => {
    const text = formatProblem(problem);
    return !seen.has(text) && seen.add(text);
  });
}

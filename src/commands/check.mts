/**
 * `npm run check`: finds everything that is wrong with the content, without a build. Errors make it
 * fail; warnings do not. With `--external`, it also asks for all addresses of other sites. With
 * `--since`, it also names the addresses that the content had at a revision of git and has no more. With
 * `--translations`, it says instead what each language lacks.
 */
import "../data/settings/strings";

import { parseArgs } from "node:util";
import { type Checked, checkContent, readAddresses } from "../data/check-content";
import type { SiteLink } from "../data/links/broken-links";
import { printProblems } from "../data/problems/print-problems";
import { ContentError } from "../data/settings/site-file";
import { pageKinds } from "../registry/page-kinds";
import { byPlace, formatProblem, type Problem } from "../site/problems/problem";
import { countOf } from "../site/text";
import { addressesAt } from "./addresses-at";
import { takeLock } from "./build-lock";
import { checkExternalLinks } from "./external-links/external-links";
import { isUnfinished, UNDONE, undo } from "./import/import-folders";
import { checkLanguages, leavingLinks } from "./languages/check-languages";
import { translationLines } from "./languages/translations";
import { runCommand } from "./run-command";

/** Undoes an import that was cut short. Throws if it still runs. */
async function undoImport(): Promise<void> {
  if (!isUnfinished(".")) return;
  const lock = takeLock(await import("fs-native-extensions").catch(() => null));
  try {
    if (undo(".")) console.log(`${UNDONE}\n`);
  } finally {
    lock.release();
  }
}

/** Milliseconds between two lines that say how far the check is. */
const SAY_EVERY = 1000;
let said = performance.now();

/** In a terminal, says once a second how far the check is. The next line replaces it. */
const sayProgress = (what: string) => (done: number, all: number) => {
  if (!process.stderr.isTTY || performance.now() - said < SAY_EVERY) return;
  said = performance.now();
  process.stderr.write(`\r${what} ${done} of ${all}`);
};

/** Removes the line about the progress. */
function clearProgress(): void {
  if (process.stderr.isTTY) process.stderr.write("\r\x1b[K");
}

const content = {
  script: new URL("./compile-thread.mjs", import.meta.url),
  kinds: pageKinds,
};

/**
 * Returns the problems of the content. If the site file is unusable, returns only its own problems.
 */
async function check(): Promise<Checked> {
  try {
    const checked = await checkContent({ ...content, onDocument: sayProgress("document") });
    const { problems } = checked;
    return { ...checked, problems: [...problems, ...checkLanguages(problems)] };
  } catch (error) {
    if (error instanceof ContentError)
      return {
        problems: [...error.problems].sort(byPlace),
        files: 1,
        links: () => [],
        leaving: () => [],
      };
    throw error;
  } finally {
    clearProgress();
  }
}

/** Checks the links to other sites, if there are any, and says how many there are. */
async function checkExternal(links: readonly SiteLink[]): Promise<readonly Problem[]> {
  const found = await checkExternalLinks(links, sayProgress("address")).finally(clearProgress);
  if (found !== null) {
    console.log(`${countOf(found.count, "address", "addresses")} of other sites.`);
    return found.problems;
  }
  console.error(
    "No other site answers, so no link to another site was checked. Is this machine connected to the internet?",
  );
  process.exitCode = 1;
  return [];
}

/** What a check is asked for beside the content. */
interface Options {
  external?: boolean | undefined;
  since?: string | undefined;
}

async function run({ external = false, since }: Options): Promise<void> {
  await undoImport();
  const old = since === undefined ? undefined : await addressesAt(since);
  const { problems: inner, files, links, waiting, lost } = await check();
  const outer = external ? await checkExternal(links()) : [];
  const problems = [...inner, ...outer].sort(byPlace);
  const { entries, table } = printProblems(problems);
  for (const { text } of entries) console.log(text);
  if (table !== null) console.log(`${table}\n`);
  if (waiting !== undefined) console.log(`${waiting}\n`);
  const count = (severity: string) =>
    problems.filter((problem) => problem.severity === severity).length;
  const errors = count("error");
  const counts = [
    countOf(files, "file"),
    countOf(errors, "error"),
    countOf(count("warning"), "warning"),
  ];
  const gone = old && since !== undefined ? lost?.(old, since) : undefined;
  // Their places are in the files of the revision, which may differ from those of today.
  for (const problem of gone ?? []) console.log(`${formatProblem(problem)}\n`);
  if (gone) counts.push(`${countOf(gone.length, "address", "addresses")} lost since ${since}`);
  console.log(`${counts.join(", ")}.`);
  if (errors > 0 || gone?.length) process.exitCode = 1;
}

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      external: { type: "boolean" },
      since: { type: "string" },
      addresses: { type: "boolean" },
      problems: { type: "boolean" },
      leaving: { type: "boolean" },
      translations: { type: "boolean" },
    },
  });
  // `--since` has another process read the earlier content.
  if (values.addresses) console.log(JSON.stringify(await readAddresses(content)));
  else if (values.translations) console.log(translationLines(leavingLinks).join("\n"));
  // Another process asks these two in the folder of a further language.
  else if (values.leaving) console.log(JSON.stringify((await check()).leaving()));
  else if (values.problems) console.log(JSON.stringify((await check()).problems));
  else await run(values);
});

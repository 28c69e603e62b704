/**
 * `npm run check`: finds everything that is wrong with the content, without a build. Errors make it
 * fail; warnings do not.
 */
import { checkContent } from "../data/check-content";
import { printProblems } from "../data/problems/print-problems";
import { ContentError } from "../data/settings/site-file";
import { pageKinds } from "../registry/page-kinds";
import { byPlace } from "../site/problems/problem";
import { countOf } from "../site/text";
import { takeLock } from "./build-lock";
import { isUnfinished, UNDONE, undo } from "./import/import-folders";
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
function sayProgress(done: number, all: number): void {
  if (!process.stderr.isTTY || performance.now() - said < SAY_EVERY) return;
  said = performance.now();
  process.stderr.write(`\rdocument ${done} of ${all}`);
}

/** Removes the line about the progress. */
function clearProgress(): void {
  if (process.stderr.isTTY) process.stderr.write("\r\x1b[K");
}

/**
 * Returns the problems of the content. If the site file is unusable, returns only its own problems.
 */
async function check(): ReturnType<typeof checkContent> {
  try {
    const script = new URL("./compile-thread.mjs", import.meta.url);
    return await checkContent(script, pageKinds, sayProgress);
  } catch (error) {
    if (error instanceof ContentError)
      return { problems: [...error.problems].sort(byPlace), files: 1 };
    throw error;
  } finally {
    clearProgress();
  }
}

async function run(): Promise<void> {
  await undoImport();
  const { problems, files } = await check();
  const { entries, table } = printProblems(problems);
  for (const { text } of entries) console.log(text);
  if (table !== null) console.log(`${table}\n`);
  const count = (severity: string) =>
    problems.filter((problem) => problem.severity === severity).length;
  const errors = count("error");
  console.log(
    `${countOf(files, "file")}, ${countOf(errors, "error")}, ${countOf(count("warning"), "warning")}.`,
  );
  process.exitCode = errors > 0 ? 1 : 0;
}

await runCommand(run);

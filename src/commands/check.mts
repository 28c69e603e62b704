/**
 * `npm run check`: finds everything that is wrong with the content, without a build. Errors make it
 * fail; warnings do not.
 */
import { checkContent } from "../data/check-content";
import { printProblems } from "../data/problems/print-problems";
import { ContentError } from "../data/settings/site-file";
import { byPlace } from "../site/problems/problem";
import { countOf } from "../site/text";

/**
 * Returns the problems of the content. If the site file is unusable, returns only its own problems.
 */
async function check(): ReturnType<typeof checkContent> {
  try {
    return await checkContent(new URL("./compile-thread.mjs", import.meta.url));
  } catch (error) {
    if (error instanceof ContentError)
      return { problems: [...error.problems].sort(byPlace), files: 1 };
    throw error;
  }
}

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

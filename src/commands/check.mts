/** `npm run check`: names everything that is wrong with the content, without building. Fails for errors, not for warnings. */
import { isMainThread } from "node:worker_threads";
import { checkContent } from "../data/check-content";
import { compileInThread } from "../data/compile-ahead";
import { printProblem } from "../data/problems";
import { countOf } from "../site/text";

if (isMainThread) {
  const { problems, files } = await checkContent(new URL(import.meta.url));
  for (const problem of problems) console.log(printProblem(problem));
  const count = (severity: string) =>
    problems.filter((problem) => problem.severity === severity).length;
  const errors = count("error");
  console.log(
    `${countOf(files, "file")}, ${countOf(errors, "error")}, ${countOf(count("warning"), "warning")}.`,
  );
  process.exitCode = errors > 0 ? 1 : 0;
} else compileInThread();

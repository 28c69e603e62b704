/**
 * The first part of `npm run check:code`. It compiles the Solidity and checks the types of the
 * TypeScript in `contracts/` and `examples/` of the content, and the width of examples. Prints what
 * it finds, with its place. Exits with 1 if it finds anything, warnings included. The second part
 * runs the examples (lab/evm).
 */
import { printProblem } from "../../src/data/files/source-frame";
import { byPlace, type Problem } from "../../src/site/problems/problem";
import { countOf } from "../../src/site/text";
import { contentFiles } from "./files";
import { wideLines } from "./width";

const solidity = contentFiles(".sol");
const typescript = contentFiles(".ts");
const problems: Problem[] = wideLines([...solidity, ...typescript]);
// A compiler takes a second to load.
if (solidity.length > 0) {
  const { solidityProblems } = await import("./solidity");
  problems.push(...solidityProblems(solidity));
}
if (typescript.length > 0) {
  const { typescriptProblems } = await import("./typescript");
  problems.push(...typescriptProblems(typescript));
}
for (const problem of problems.sort(byPlace)) console.log(printProblem(problem));
const files = countOf(solidity.length + typescript.length, "file");
console.log(`${files} of code, ${countOf(problems.length, "problem")}.`);
process.exitCode = problems.length > 0 ? 1 : 0;

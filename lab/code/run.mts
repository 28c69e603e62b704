/**
 * The first part of `npm run check:code`. It compiles the Solidity and checks the types of the
 * TypeScript in the content: the files of `contracts/` and `examples/`, and each code block with the
 * word `checked` behind its language. Prints what the compilers say, with its place. Exits with 1 if
 * they say anything, warnings included. The second part runs the examples (lab/evm).
 */
import { printProblem } from "../../src/data/files/source-frame";
import { byPlace } from "../../src/site/problems/problem";
import { countOf } from "../../src/site/text";
import { type Block, contentBlocks, type Language } from "./blocks";
import { contentFiles } from "./files";

async function run(): Promise<void> {
  const { blocks, problems, documents } = contentBlocks();
  const files = contentFiles();
  const inLanguage = (language: Language): Block[] =>
    [...blocks, ...files].filter((block) => block.language === language);
  const solidity = inLanguage("solidity");
  const typescript = inLanguage("typescript");
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
  const counts = [
    countOf(documents, "document"),
    countOf(blocks.length, "checked block"),
    countOf(files.length, "file"),
    countOf(problems.length, "problem"),
  ];
  console.log(`${counts.join(", ")}.`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

try {
  await run();
} catch (error) {
  // Without a site file nothing can be read. tsx loads the class twice, so its name tells.
  if (!(error instanceof Error && error.name === "ContentError")) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

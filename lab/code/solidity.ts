import { compileSources } from "../../src/data/solidity/compile";
import type { Problem } from "../../src/site/problems/problem";
import { SETTINGS } from "../evm/compiler-settings";
import { type Block, placeIn, problemAt } from "./blocks";

/** Some faults show only when code is generated. */
const BYTECODE = { "*": { "*": ["evm.bytecode.object"] } };

/** Compiles all blocks to bytecode. Returns what the compiler says, warnings included. */
export function solidityProblems(blocks: readonly Block[]): Problem[] {
  const byPath = new Map(blocks.map((block) => [block.path, block]));
  const sources = new Map(blocks.map(({ path, code }) => [path, code]));
  const { problems } = compileSources(sources, { ...SETTINGS, outputSelection: BYTECODE });
  return problems.flatMap((problem) => {
    const { file, line, column } = problem;
    const block = byPath.get(file);
    if (!block) return [];
    return problemAt(block.file, placeIn(block, (line ?? 1) - 1, (column ?? 1) - 1), problem);
  });
}

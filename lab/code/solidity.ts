import { readFileSync } from "node:fs";
import { compileSources } from "../../src/data/solidity/compile";
import type { Problem } from "../../src/site/problems/problem";
import { SETTINGS } from "../evm/compiler-settings";

/** Some faults show only when code is generated. */
const BYTECODE = { "*": { "*": ["evm.bytecode.object"] } };

/** Compiles files to bytecode. Returns what the compiler says, warnings included. */
export function solidityProblems(paths: readonly string[]): Problem[] {
  const sources = new Map(paths.map((path) => [path, readFileSync(path, "utf8")]));
  return compileSources(sources, { ...SETTINGS, outputSelection: BYTECODE }).problems;
}

import solc from "solc";
import type { Problem } from "../../src/site/problems/problem";
import { SETTINGS } from "../evm/compiler-settings";
import { type Block, placeIn, problemAt } from "./blocks";

/** What the compiler says about a source. */
interface Message {
  severity: "error" | "warning" | "info";
  /** `Warning`, or the kind of an error, such as `TypeError`. */
  type: string;
  message: string;
  /** `start` counts bytes, and is -1 for the whole file. Missing where no source is concerned. */
  sourceLocation?: { file: string; start: number };
}

type Sources = ReadonlyMap<string, Block>;

function compile({ path, code }: Block, sources: Sources): Message[] {
  const input = {
    language: "Solidity",
    sources: { [path]: { content: code } },
    settings: { ...SETTINGS, outputSelection: { [path]: { "*": ["evm.bytecode.object"] } } },
  };
  const callbacks = {
    import(wanted: string) {
      const block = sources.get(wanted);
      return block
        ? { contents: block.code }
        : { error: "No checked block and no file has this name" };
    },
  };
  // The package's own types do not know its second parameter's form.
  const { errors = [] } = JSON.parse(solc.compile(JSON.stringify(input), callbacks));
  return errors;
}

function toProblem({ severity, type, message, sourceLocation }: Message, sources: Sources) {
  const block = sources.get(sourceLocation?.file ?? "");
  if (!block) throw new Error(`solc: ${type}: ${message}`);
  const before = Buffer.from(block.code)
    .subarray(0, Math.max(0, sourceLocation?.start ?? 0))
    .toString()
    .split("\n");
  return problemAt(block.file, placeIn(block, before.length - 1, before.at(-1)?.length ?? 0), {
    code: "solidity",
    severity: severity === "error" ? "error" : "warning",
    message: type === "Warning" ? message : `${type}: ${message}`,
  });
}

/**
 * Compiles each block to bytecode. Returns what the compiler says, warnings included. It stops at
 * the first source that it cannot parse, so it gets the blocks one by one, and what it says about a
 * block that others import is said once.
 */
export function solidityProblems(blocks: readonly Block[]): Problem[] {
  const sources = new Map(blocks.map((block) => [block.path, block]));
  const problems = blocks
    .flatMap((block) => compile(block, sources))
    .map((message) => toProblem(message, sources));
  return Array.from(
    new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values(),
  );
}

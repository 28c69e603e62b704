import { resolve } from "node:path";
import ts from "typescript";
import type { Problem } from "../../src/site/problems/problem";
import { type Block, placeIn, problemAt } from "./blocks";

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noUncheckedIndexedAccess: true,
  noImplicitReturns: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  target: ts.ScriptTarget.ES2022,
  lib: ["lib.es2023.d.ts", "lib.dom.d.ts"],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  // Without this, the names of blocks that import nothing would be names of all blocks.
  moduleDetection: ts.ModuleDetectionKind.Force,
  allowImportingTsExtensions: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
};

/** Returns a host that finds the blocks beside the files of the project. */
function hostWith(codeOf: ReadonlyMap<string, Block>): ts.CompilerHost {
  const host = ts.createCompilerHost(OPTIONS);
  const { fileExists, readFile } = host;
  return Object.assign(host, {
    fileExists: (path: string) => codeOf.has(path) || fileExists(path),
    readFile: (path: string) => codeOf.get(path)?.code ?? readFile(path),
    // A title may name a folder that does not exist.
    directoryExists: () => true,
  });
}

/** Type-checks TypeScript. Blocks can import each other, and the packages of the site. */
export function typescriptProblems(blocks: readonly Block[]): Problem[] {
  const byPath = new Map(blocks.map((block) => [resolve(block.path), block]));
  const program = ts.createProgram(Array.from(byPath.keys()), OPTIONS, hostWith(byPath));
  return ts.getPreEmitDiagnostics(program).map(({ file, start = 0, code, messageText }) => {
    const said = ts.flattenDiagnosticMessageText(messageText, " ").replace(/\s+/g, " ");
    const block = file && byPath.get(resolve(file.fileName));
    if (!block) throw new Error(`TypeScript: ${file?.fileName ?? ""} ${said}`);
    const { line, character } = file.getLineAndCharacterOfPosition(start);
    return problemAt(block.file, placeIn(block, line, character), {
      code: "typescript",
      severity: "error",
      message: `TS${code}: ${said}`,
    });
  });
}

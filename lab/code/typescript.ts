import { resolve } from "node:path";
import ts from "typescript";
import { fromRoot } from "../../src/data/files/project";
import type { Problem } from "../../src/site/problems/problem";

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
  // Without this, the names of files that import nothing would be names of all files.
  moduleDetection: ts.ModuleDetectionKind.Force,
  allowImportingTsExtensions: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
  // What is not here is looked for among the packages of the site.
  paths: { "*": [resolve("lab/node_modules/*")] },
};

/** Checks the types of files, which can import each other and the packages of the site and of lab/. */
export const typescriptProblems = (paths: readonly string[]): Problem[] =>
  ts
    .getPreEmitDiagnostics(ts.createProgram(paths, OPTIONS))
    .map(({ file, start = 0, code, messageText }) => {
      const said = ts.flattenDiagnosticMessageText(messageText, " ").replace(/\s+/g, " ");
      if (!file) throw new Error(`TypeScript: ${said}`);
      const { line, character } = file.getLineAndCharacterOfPosition(start);
      return {
        code: "typescript",
        severity: "error",
        message: `TS${code}: ${said}`,
        file: fromRoot(file.fileName),
        line: line + 1,
        column: character + 1,
      };
    });

import { isCodeNode, startOf, textOfExpression, visitCode } from "./estree";

/** A module that code requests, and the place of the request. */
export interface ModuleRequest {
  /** As written; null if only running the code would give it. */
  request: string | null;
  /** From 1. */
  line: number;
  /** From 1. */
  column: number;
}

const STATEMENTS: ReadonlySet<string> = new Set([
  "ExportAllDeclaration",
  "ExportNamedDeclaration",
  "ImportDeclaration",
  "ImportExpression",
]);

/**
 * Returns all modules that code requests: `import … from "a"`, `export … from "a"`, `import("a")`.
 */
export function requestsIn(code: unknown): ModuleRequest[] {
  const requests: ModuleRequest[] = [];
  visitCode(code, (node) => {
    if (!STATEMENTS.has(node.type) || !isCodeNode(node.source)) return;
    requests.push({ request: textOfExpression(node.source) ?? null, ...startOf(node) });
  });
  return requests;
}

import {
  type CodeNode,
  isCodeNode,
  listOfCode,
  startOf,
  textOfExpression,
  visitCode,
} from "./estree";

/** A module that code requests, and the place of the request. */
export interface ModuleRequest {
  /** As written; null if only running the code would give it. */
  request: string | null;
  /** What the code imports from it by name; the default export is `default`. */
  names: string[];
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

/** Returns the names in `import a, { b as c } from`, and in `export { b } from`. */
const namesOf = ({ specifiers }: CodeNode): string[] =>
  listOfCode(specifiers).flatMap(({ type, imported, local }) => {
    if (type === "ImportDefaultSpecifier") return "default";
    const named = type === "ImportSpecifier" ? imported : type === "ExportSpecifier" && local;
    return isCodeNode(named) ? String(named.name ?? named.value) : [];
  });

/**
 * Returns all modules that code requests: `import … from "a"`, `export … from "a"`, `import("a")`.
 */
export function requestsIn(code: unknown): ModuleRequest[] {
  const requests: ModuleRequest[] = [];
  visitCode(code, (node) => {
    if (!STATEMENTS.has(node.type) || !isCodeNode(node.source)) return;
    const request = textOfExpression(node.source) ?? null;
    requests.push({ request, names: namesOf(node), ...startOf(node) });
  });
  return requests;
}

/** Returns what `require("a")` asks for, if it is plain text. */
export function requiredBy({ type, callee, arguments: given }: CodeNode): string | undefined {
  const isRequire = type === "CallExpression" && isCodeNode(callee) && callee.name === "require";
  return isRequire ? textOfExpression(listOfCode(given)[0]) : undefined;
}

/** A node of parsed code, of whatever kind. */
export interface CodeNode {
  type: string;
  [field: string]: unknown;
}

export const isCodeNode = (value: unknown): value is CodeNode =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

/** The nodes of a list in parsed code; none where there is no list. */
export const listOfCode = (list: unknown): CodeNode[] =>
  Array.isArray(list) ? list.filter(isCodeNode) : [];

/** Where a node begins, from 1. */
export function startOf({ loc }: CodeNode): { line: number; column: number } {
  const { start } = Object(loc);
  return { line: start?.line ?? 1, column: (start?.column ?? 0) + 1 };
}

/**
 * Walks parsed code, parents before their children. JSX is part of it, which the usual walkers do
 * not know.
 */
export function visitCode(code: unknown, visitor: (node: CodeNode) => void): void {
  if (Array.isArray(code)) for (const inner of code) visitCode(inner, visitor);
  else if (isCodeNode(code)) {
    visitor(code);
    for (const inner of Object.values(code)) visitCode(inner, visitor);
  }
}

/** The text of an expression that is nothing but a text: `"x"`, `\`x\``. */
export function textOfExpression(expression: unknown): string | undefined {
  if (!isCodeNode(expression)) return undefined;
  if (expression.type === "Literal") return String(expression.value);
  if (expression.type !== "TemplateLiteral" || !Array.isArray(expression.quasis)) return undefined;
  const [quasi, ...others]: { value: { cooked?: string | null } }[] = expression.quasis;
  return others.length === 0 ? (quasi?.value.cooked ?? undefined) : undefined;
}

/** The expression that a pair of braces holds. */
export function expressionOf(program: unknown): CodeNode | undefined {
  if (!isCodeNode(program) || !Array.isArray(program.body)) return undefined;
  const [statement]: unknown[] = program.body;
  const expression =
    isCodeNode(statement) && statement.type === "ExpressionStatement" ? statement.expression : null;
  return isCodeNode(expression) ? expression : undefined;
}

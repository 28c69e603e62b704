/** An AST node of parsed code, of any type. */
export interface CodeNode {
  type: string;
  [field: string]: unknown;
}

export const isCodeNode = (value: unknown): value is CodeNode =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

/** Returns the nodes of a list in parsed code; an empty list if there is none. */
export const listOfCode = (list: unknown): CodeNode[] =>
  Array.isArray(list) ? list.filter(isCodeNode) : [];

/** Returns the nodes directly within a node of parsed code. */
export const partsOfCode = (node: CodeNode): CodeNode[] =>
  Object.values(node).flat().filter(isCodeNode);

/** Returns where a node begins. Line and column count from 1. */
export function startOf({ loc }: CodeNode): { line: number; column: number } {
  const { start } = Object(loc);
  return { line: start?.line ?? 1, column: (start?.column ?? 0) + 1 };
}

/**
 * Walks parsed code, parents before their children. It also walks JSX, which the usual walkers do
 * not know.
 */
export function visitCode(code: unknown, visitor: (node: CodeNode) => void): void {
  if (Array.isArray(code)) for (const inner of code) visitCode(inner, visitor);
  else if (isCodeNode(code)) {
    visitor(code);
    for (const inner of Object.values(code)) visitCode(inner, visitor);
  }
}

/** Returns a name in JSX: `p`, `xlink:href`; undefined for `A.b`, which is a component. */
export function jsxName(node: unknown): string | undefined {
  if (!isCodeNode(node)) return undefined;
  if (node.type === "JSXIdentifier") return String(node.name);
  if (node.type !== "JSXNamespacedName") return undefined;
  return [node.namespace, node.name].map(jsxName).join(":");
}

/** Makes a fragment of an element in JSX: only its children stay. */
export function toFragment(node: CodeNode): void {
  Object.assign(node, { type: "JSXFragment", openingFragment: { type: "JSXOpeningFragment" } });
  Object.assign(node, { closingFragment: { type: "JSXClosingFragment" } });
  delete node.openingElement;
  delete node.closingElement;
}

/** Returns the text of an expression that is only a text: `"x"`, `\`x\``. */
export function textOfExpression(expression: unknown): string | undefined {
  if (!isCodeNode(expression)) return undefined;
  if (expression.type === "Literal") return String(expression.value);
  if (expression.type !== "TemplateLiteral" || !Array.isArray(expression.quasis)) return undefined;
  const [quasi, ...others]: { value: { cooked?: string | null } }[] = expression.quasis;
  return others.length === 0 ? (quasi?.value.cooked ?? undefined) : undefined;
}

/** Returns the expression in a pair of braces. */
export function expressionOf(program: unknown): CodeNode | undefined {
  if (!isCodeNode(program) || !Array.isArray(program.body)) return undefined;
  const [statement]: unknown[] = program.body;
  const expression =
    isCodeNode(statement) && statement.type === "ExpressionStatement" ? statement.expression : null;
  return isCodeNode(expression) ? expression : undefined;
}

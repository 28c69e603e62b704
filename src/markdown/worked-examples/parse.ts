/**
 * A number that an author types stays behind when a figure changes. An example is parsed when it is
 * compiled, and what a reader can change becomes data (`Program`), so the browser needs no `eval`.
 * acorn parses, with another meaning of `^` and `%`. jsep is smaller, but does not say where in the
 * text a part stands, so no message could name a column.
 */
import { Parser, type TokenType, tokTypes } from "acorn";

/** A place in an expression: the first character, and the one after the last. */
export interface Span {
  start: number;
  end: number;
}

/** An expression as written, with the place of each part. */
export type Expression = Span &
  (
    | { kind: "number"; value: number; isPercent: boolean }
    | { kind: "name"; name: string }
    | { kind: "negative"; of: Expression }
    | { kind: "operation"; operator: Operator; left: Expression; right: Expression }
    | { kind: "call"; name: string; values: readonly Expression[] }
  );

const OPERATORS = ["+", "-", "*", "/", "^", "<", "<=", ">", ">=", "==", "!="] as const;
export type Operator = (typeof OPERATORS)[number];

/** What is wrong with an expression, and where. */
export class ExpressionFault extends Error {
  constructor(
    message: string,
    readonly place: Span,
  ) {
    super(message);
  }
}

/** The parts of acorn's nodes that expressions of numbers can have. */
interface AcornNode extends Span {
  type: string;
  value?: unknown;
  raw?: string;
  isPercent?: boolean;
  name?: string;
  operator?: string;
  computed?: boolean;
  optional?: boolean;
  argument?: AcornNode;
  left?: AcornNode;
  right?: AcornNode;
  object?: AcornNode;
  property?: AcornNode;
  callee?: AcornNode;
  arguments?: AcornNode[];
}

/** The parts of acorn's parser that this changes. They are what acorn's plugins may change. */
interface AcornParser {
  type: TokenType;
  lastTokEnd: number;
  finishOp(type: TokenType, size: number): void;
  next(): void;
  parseExprAtom(...args: unknown[]): AcornNode;
}

/** Makes `^` a power, and `%` after a number a hundredth of it. In JavaScript they are others. */
const withPowersAndPercents = (Base: typeof Parser): typeof Parser => {
  const Plain = Base as unknown as new (...args: unknown[]) => AcornParser;
  class Calculating extends Plain {
    readToken_caret(): void {
      this.finishOp(tokTypes.starstar, 1);
    }
    override parseExprAtom(...args: unknown[]): AcornNode {
      const atom = super.parseExprAtom(...args);
      if (typeof atom.value !== "number" || this.type !== tokTypes.modulo) return atom;
      this.next();
      return Object.assign(atom, { isPercent: true, end: this.lastTokEnd });
    }
  }
  return Calculating as unknown as typeof Parser;
};

const CalculatingParser = Parser.extend(withPowersAndPercents);

/** How deep an expression may be nested. */
const DEEPEST = 30;
/** How long an expression may be, in characters. */
const LONGEST = 1000;

/** JavaScript's operators that have another name here. acorn calls `^` by that of its token. */
const WRITTEN: Readonly<Record<string, string>> = { "**": "^", "===": "==", "!==": "!=" };

const isOperator = (operator: string): operator is Operator =>
  (OPERATORS as readonly string[]).includes(operator);

/** Returns the full name of `a` or `a.b`, or undefined for anything else. */
function nameOf(node: AcornNode): string | undefined {
  const { type, name, object, property, computed, optional } = node;
  if (type === "Identifier") return name;
  if (type !== "MemberExpression" || computed || optional || !object || !property) return undefined;
  const outer = nameOf(object);
  return outer === undefined ? undefined : `${outer}.${property.name}`;
}

const TOO_DEEP = `The expression is nested more than ${DEEPEST} levels deep. Name a part of it as a result of its own.`;

/** Refuses parentheses that are nested too deep, or that close what was never opened. */
function checkParentheses(text: string): void {
  let depth = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (text[index] === "(") depth += 1;
    else if (text[index] === ")") depth -= 1;
    const place = { start: index, end: index + 1 };
    if (depth > DEEPEST) throw new ExpressionFault(TOO_DEEP, place);
    if (depth < 0) throw new ExpressionFault("Nothing was opened that this closes.", place);
  }
}

function toExpression(node: AcornNode, source: string, depth: number): Expression {
  const { start, end, type, value, operator = "" } = node;
  const fault = (message: string) => new ExpressionFault(message, { start, end });
  if (depth > DEEPEST) throw fault(TOO_DEEP);
  const inner = (part: AcornNode): Expression => toExpression(part, source, depth + 1);
  const name = nameOf(node);
  if (name !== undefined) return { kind: "name", name, start, end };
  if (type === "Literal" && typeof value === "number") {
    if (!Number.isFinite(value)) throw fault(`\`${node.raw}\` is too large a number.`);
    if (!/^\d+(?:\.\d+)?$/.test(node.raw ?? ""))
      throw fault(
        `\`${node.raw}\` is not a number as expressions have them. Write for example \`10000\` or \`0.5\`.`,
      );
    const isPercent = node.isPercent === true;
    return { kind: "number", value: isPercent ? value / 100 : value, isPercent, start, end };
  }
  if (type === "UnaryExpression" && operator === "-" && node.argument)
    return { kind: "negative", of: inner(node.argument), start, end };
  if (type === "BinaryExpression" && node.left && node.right) {
    const written = WRITTEN[operator] ?? operator;
    if (!isOperator(written))
      throw fault(
        `\`${written}\` is not an operator here. The operators are \`${OPERATORS.join("` `")}\`.`,
      );
    return {
      kind: "operation",
      operator: written,
      left: inner(node.left),
      right: inner(node.right),
      start,
      end,
    };
  }
  if (type === "CallExpression" && node.callee && node.arguments && !node.optional) {
    const called = nameOf(node.callee);
    if (called !== undefined)
      return { kind: "call", name: called, values: node.arguments.map(inner), start, end };
  }
  const found = source.slice(start, Math.min(end, start + 30));
  throw fault(
    `\`${found}\` cannot stand in an expression. Expected numbers, names, functions, parentheses and \`${OPERATORS.join("` `")}\`.`,
  );
}

/** Parses an expression. Throws an `ExpressionFault` if it cannot be read. */
export function parseExpression(text: string): Expression {
  const whole = { start: 0, end: text.length };
  if (text.trim() === "") throw new ExpressionFault("The expression is empty.", whole);
  if (text.length > LONGEST) {
    const message = `The expression has more than ${LONGEST} characters. Name a part of it as a result of its own.`;
    throw new ExpressionFault(message, whole);
  }
  checkParentheses(text);
  let node: AcornNode;
  try {
    // The parentheses make acorn read the whole text, and refuse what is left over.
    node = CalculatingParser.parseExpressionAt(`(${text}\n)`, 0, {
      ecmaVersion: 2022,
    }) as AcornNode;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const { pos = 0 } = error as { pos?: number };
    const start = Math.min(Math.max(0, pos - 1), Math.max(0, text.length - 1));
    const message =
      text[start] === "^"
        ? "A minus before a power can mean two things. Write parentheses."
        : "The expression cannot be read here.";
    throw new ExpressionFault(message, { start, end: start + 1 });
  }
  shift(node);
  return toExpression(node, text, 0);
}

/** Moves all places back by the parenthesis that was put before the text. */
function shift(node: AcornNode): void {
  node.start -= 1;
  node.end -= 1;
  for (const part of [
    node.argument,
    node.left,
    node.right,
    node.object,
    node.property,
    node.callee,
    ...(node.arguments ?? []),
  ])
    if (part) shift(part);
}

/** Returns the names of values in an expression. */
export function namesIn(expression: Expression): string[] {
  switch (expression.kind) {
    case "number":
      return [];
    case "name":
      return [expression.name];
    case "negative":
      return namesIn(expression.of);
    case "operation":
      return [...namesIn(expression.left), ...namesIn(expression.right)];
    case "call":
      return expression.values.flatMap(namesIn);
  }
}

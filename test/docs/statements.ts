import { readFileSync } from "node:fs";
import { join } from "node:path";
import remarkMath from "remark-math";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { contentRoot } from "../../src/data/project";
import { visit } from "../../src/markdown/visit";

/** A statement in a formula of a document: what stands on the sides of its signs of equality. */
export interface Statement {
  /** "content/docs/core/cl.md:77" */
  place: string;
  latex: string;
  sides: string[];
}

const parser = unified().use(remarkParse).use(remarkMath);

/** A formula may hold two statements, with a wide space between them. */
const statementsIn = (latex: string): string[] => latex.split(/,\s*\\qquad/);

const RELATIONS = /=|\\le(?![a-z])|:/;

/** All statements in the formulas of a file below `content/`, each once. */
export function statementsOf(name: string): Statement[] {
  const found = new Map<string, Statement>();
  visit(parser.parse(readFileSync(join(contentRoot, name), "utf8")), (node) => {
    if (node.type !== "math" && node.type !== "inlineMath") return;
    const place = `content/${name}:${node.position?.start.line}`;
    for (const latex of statementsIn(node.value)) {
      const sides = latex.split(RELATIONS).map((side) => side.trim());
      if (!found.has(latex)) found.set(latex, { place, latex: latex.trim(), sides });
    }
  });
  return Array.from(found.values());
}

const LETTER = String.raw`(?:\\bar\{\\?\w+\}|\\text\{\w+\}|\\[a-zA-Z]+|[A-Za-z])`;
const INDEX = String.raw`_(?:\w|\{(?:[^{}]|\{[^{}]*\})*\})`;
const SYMBOL = new RegExp(String.raw`^${LETTER}'?(?:${INDEX})?(?:\(\w*\)|\s*\+\s*1)?$`);

/** Whether this only names something: `P_b`, `f(y_j)`, the epoch `n + 1`, or signs without a value. */
export const isSymbol = (side: string): boolean =>
  SYMBOL.test(side) || side === String.raw`\lfloor \cdot \rfloor`;

const FUNCTIONS = /\\(?:frac|cdot|left|right|ln|text\{ [^}]*\})/g;

/** Whether there are no symbols, only numbers to calculate with. */
export const isArithmetic = (side: string): boolean =>
  !/[A-Za-z]/.test(side.replace(FUNCTIONS, ""));

const NUMBER = /^-?[\d.{,}]+(?: \\cdot 10\^\{?(\d+)\}?)?(\\%)?(?:\s*\\text\{ [^}]*\})?$/;

/** Whether this is a number, nothing to calculate. */
export const isNumber = (side: string): boolean => NUMBER.test(side);

/** Half of the last digit that a number shows: what it may differ by. */
export function precisionOf(number: string): number {
  const [, power = "0", percent] = NUMBER.exec(number) ?? [];
  const [, decimals = ""] = /\.(\d+)/.exec(number) ?? [];
  // A little more, for numbers that end in 5.
  return (0.5 + 1e-9) * 10 ** (Number(power) - decimals.length - (percent ? 2 : 0));
}

import { decimals } from "../../site/numbers";
import type { Expression } from "./parse";

/** How tightly the parts of an expression hold together, from loose to tight. */
const COMPARISON = 1;
const SUM = 2;
const PRODUCT = 3;
const POWER = 4;
const ATOM = 5;

const STRENGTH: Readonly<Record<string, number>> = {
  "+": SUM,
  "-": SUM,
  "*": PRODUCT,
  "/": PRODUCT,
  "^": POWER,
};

/** How a calculation is written. */
export interface Notation {
  /** Signs of operators, where they differ from those of expressions. */
  signs: Readonly<Record<string, string>>;
  /** A minus before a number. */
  minus: string;
  number: (text: string) => string;
  power: (base: string, exponent: string) => string;
  call: (name: string, values: readonly string[]) => string;
}

/** Returns a formatted number as TeX: "10{,}000", "0.3\\%". */
export const numberTex = (number: string): string =>
  number
    .replace(/\p{Cf}/gu, "")
    .replaceAll(",", "{,}")
    .replace(/\s/g, "\\,")
    .replaceAll("−", "-")
    .replaceAll("%", "\\%");

const TEX_FUNCTIONS: Readonly<Record<string, string>> = {
  min: "\\min",
  max: "\\max",
  exp: "\\exp",
  log: "\\ln",
  sum: "\\sum",
};

export const TEX: Notation = {
  signs: { "*": "\\cdot", "<=": "\\le", ">=": "\\ge", "==": "=", "!=": "\\ne" },
  minus: "-",
  number: numberTex,
  power: (base, exponent) => `${base}^{${exponent}}`,
  call: (name, values) => {
    if (name === "sqrt") return `\\sqrt{${values[0]}}`;
    if (name === "floor") return `\\lfloor ${values[0]} \\rfloor`;
    return `${TEX_FUNCTIONS[name] ?? `\\operatorname{${name}}`}(${values.join(", ")})`;
  },
};

/** Stand around an exponent in text. No author writes these characters. */
export const RAISED = ["\uE000", "\uE001"] as const;

/** Text, which breaks over lines, as a formula does not. */
export const TEXT: Notation = {
  signs: { "*": "·", "-": "−", "<=": "≤", ">=": "≥", "==": "=", "!=": "≠" },
  minus: "−",
  number: (text) => text,
  power: (base, exponent) => `${base}${RAISED[0]}${exponent}${RAISED[1]}`,
  call: (name, values) => {
    if (name === "sqrt" && !/\s/.test(values[0] ?? "")) return `√${values[0]}`;
    if (name === "floor") return `⌊${values[0]}⌋`;
    const shown = { sqrt: "√", log: "ln" }[name] ?? name;
    return `${shown}(${values.join(", ")})`;
  },
};

/** A part as written, how tightly it holds together, and whether it begins with a minus. */
interface Piece {
  text: string;
  strength: number;
  isNegative?: boolean;
}

const format = decimals(12);

const within = ({ text, strength }: Piece, least: number): string =>
  strength < least ? `(${text})` : text;

/** Returns what stands behind an operator, where a minus would stand beside it. */
const behind = (piece: Piece, least: number): string =>
  piece.isNegative ? `(${piece.text})` : within(piece, least);

/**
 * Writes an expression with numbers in the place of names. `numberOf` returns the number of a name,
 * as it is written.
 */
export function working(
  expression: Expression,
  { signs, minus, number, power, call }: Notation,
  numberOf: (name: string) => { text: string; isNegative: boolean },
): string {
  function piece(part: Expression): Piece {
    switch (part.kind) {
      case "number": {
        const { value, isPercent } = part;
        const amount = isPercent ? Number((value * 100).toPrecision(15)) : value;
        return {
          text: number(isPercent ? STRINGS.numbers.percent(format(amount)) : format(amount)),
          strength: ATOM,
        };
      }
      case "name":
        return { ...numberOf(part.name), strength: ATOM };
      case "negative": {
        const text = `${minus}${behind(piece(part.of), PRODUCT)}`;
        return { text, strength: PRODUCT, isNegative: true };
      }
      case "operation": {
        const { operator } = part;
        const [left, right] = [piece(part.left), piece(part.right)];
        const strength = STRENGTH[operator] ?? COMPARISON;
        if (operator === "^") return { text: power(behind(left, ATOM), right.text), strength };
        const sign = signs[operator] ?? operator;
        const text = `${within(left, strength)} ${sign} ${behind(right, strength + 1)}`;
        return { text, strength, ...(left.isNegative && { isNegative: true }) };
      }
      case "call": {
        const values = part.values.map((value) => piece(value).text);
        return { text: call(part.name, values), strength: ATOM };
      }
    }
  }
  return piece(expression).text;
}

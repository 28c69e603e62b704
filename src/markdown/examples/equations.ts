import { operations } from "../../site/examples/operations";
import { evaluate } from "../../site/examples/program";
import { compileExpression } from "./compile-expression";
import { expressionFromTex } from "./from-tex";
import { ExpressionFault, parseExpression } from "./parse";

/** Commands that only lay a formula out: environments that align lines, and alignment marks. */
const LAYOUT = /\\(?:begin|end)\{(?:aligned|align|gathered|split)\*?\}|&/g;
/** Separators of statements: line breaks, and wide spaces on one line. */
const BETWEEN = /\\\\|,?\s*\\q?quad/;
const EQUALS = /=|\\approx(?![a-z])/;

/** A unit after a number, with the space before it: `24 \text{ USDC}`. */
const UNIT = /(?:\\[ ,;]|~)?\s*\\text\{([^}]*)\}/g;
const NUMBER = /^[+-]?[\d.]+(?: *\\cdot *10\^\{?(-?\d+)\}?)?( *\\%)?$/;

/** An equation of numbers that an author has typed. */
export interface TypedEquation {
  /** The calculation and its result, as they are written. */
  written: string;
  result: string;
  /** What the calculation gives. */
  value: number;
  isTrue: boolean;
}

/** One side of an equation. */
interface Side {
  written: string;
  /** The side without its unit and without thousands separators. */
  latex: string;
  unit: string;
}

function sideOf(written: string): Side {
  const units = Array.from(written.matchAll(UNIT), ([, unit = ""]) => unit.trim());
  const latex = written
    .replace(UNIT, "")
    .replaceAll("{,}", "")
    .replace(/(?<=\d),(?=\d{3}(?!\d))/g, "")
    .replace(/\\[,; !]|~/g, " ")
    .replace(/[.,;]\s*$/, "")
    .trim();
  return { written: written.trim(), latex, unit: units.join(" ") };
}

/** Returns the value of a side; undefined if it is no calculation of numbers. */
function valueIn({ latex }: Side): number | undefined {
  if (!/\d/.test(latex)) return undefined;
  const text = expressionFromTex(latex);
  if (text === undefined) return undefined;
  try {
    const { program } = compileExpression(parseExpression(text), new Map());
    const value = evaluate(program, () => Number.NaN, operations);
    return Number.isFinite(value) ? value : undefined;
  } catch (error) {
    if (error instanceof ExpressionFault) return undefined;
    throw error;
  }
}

/** Returns half a unit of the last digit that a number shows: a result may differ by this much. */
function precisionOf(number: string): number {
  const [, power = "0", percent] = NUMBER.exec(number) ?? [];
  const [, decimals = ""] = /\.(\d+)/.exec(number) ?? [];
  // A little more, so that rounding of a final 5 passes.
  return (0.5 + 1e-9) * 10 ** (Number(power) - decimals.length - (percent ? 2 : 0));
}

/** Returns the calculations of a statement whose result is the number on the last side. */
function equationsIn(statement: string): TypedEquation[] {
  const sides = statement.split(EQUALS).map(sideOf);
  const result = sides.findLast((side) => valueIn(side) !== undefined);
  if (!result || !NUMBER.test(result.latex)) return [];
  const expected = valueIn(result);
  if (expected === undefined) return [];
  return sides.slice(0, sides.indexOf(result)).flatMap((side) => {
    const isSameUnit = side.unit === result.unit || side.unit === "" || result.unit === "";
    const value = isSameUnit ? valueIn(side) : undefined;
    if (value === undefined) return [];
    const isTrue = Math.abs(value - expected) <= precisionOf(result.latex);
    // “20{,}000 = 20,000” calculates nothing.
    if (isTrue && NUMBER.test(side.latex)) return [];
    return [{ written: side.written, result: result.written, value, isTrue }];
  });
}

/** Returns the equations in a formula that consist of numbers only. */
export const typedEquations = (tex: string): TypedEquation[] =>
  /[=≈]|\\approx/.test(tex) ? tex.replace(LAYOUT, "").split(BETWEEN).flatMap(equationsIn) : [];

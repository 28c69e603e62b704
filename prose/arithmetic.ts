import { ComputeEngine } from "@cortex-js/compute-engine";
import type { Block, Finding } from "./blocks";

const engine = new ComputeEngine();

/** Commands that only lay a formula out: environments that align lines, and alignment marks. */
const LAYOUT = /\\(?:begin|end)\{(?:aligned|align|gathered|split)\*?\}|&/g;
/** Separators of statements: line breaks, and wide spaces on one line. */
const BETWEEN = /\\\\|,?\s*\\q?quad/;
const EQUALS = /=|\\approx(?![a-z])/;

/** A unit after a number, with the space before it: `24 \text{ USDC}`. */
const UNIT = /(?:\\[ ,;]|~)?\s*\\text\{([^}]*)\}/g;
const NUMBER = /^[+-]?[\d.]+(?: *\\cdot *10\^\{?(-?\d+)\}?)?( *\\%)?$/;
/** Commands that calculate, or that only lay out a calculation. */
const COMMANDS =
  /\\(?:d?frac|cdot|times|div|sqrt|left|right|ln|lfloor|rfloor|lvert|rvert)(?![a-z])/g;

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

/** Returns whether a side has no symbols, only numbers to calculate with. */
const isArithmetic = ({ latex }: Side): boolean =>
  /\d/.test(latex) && !/[A-Za-z]/.test(latex.replace(COMMANDS, ""));

/** Returns the value of a side. Returns undefined if the engine cannot read it as a number. */
function valueIn({ latex }: Side): number | undefined {
  const plain = latex
    .replace(/\\left\\lfloor|\\lfloor/g, "\\operatorname{floor}(")
    .replace(/\\right\\rfloor|\\rfloor/g, ")")
    .replace(/\\lvert/g, "\\operatorname{abs}(")
    .replace(/\\rvert/g, ")")
    .replace(/\\left|\\right/g, " ")
    .replace(/([\d.]+) *\\%/g, "($1 \\cdot 0.01)");
  const expression = engine.parse(plain);
  const value = expression.isValid ? Number(expression.N().valueOf()) : Number.NaN;
  return Number.isFinite(value) ? value : undefined;
}

/** Returns half a unit of the last digit that a number shows: a result may differ by this much. */
function precisionOf(number: string): number {
  const [, power = "0", percent] = NUMBER.exec(number) ?? [];
  const [, decimals = ""] = /\.(\d+)/.exec(number) ?? [];
  // A little more, so that rounding of a final 5 passes.
  return (0.5 + 1e-9) * 10 ** (Number(power) - decimals.length - (percent ? 2 : 0));
}

/** Prints a result with ten digits, more than needed, but without the error of binary fractions. */
const shown = (value: number): string => String(Number(value.toPrecision(10)));

/**
 * Returns a message for each calculation of a statement whose result differs from the number on the
 * last side.
 */
function wrongIn(statement: string): string[] {
  const sides = statement.split(EQUALS).map(sideOf).filter(isArithmetic);
  const result = sides.at(-1);
  if (!result || !NUMBER.test(result.latex)) return [];
  const expected = valueIn(result);
  if (expected === undefined) return [];
  return sides.slice(0, -1).flatMap((side) => {
    const isSameUnit = side.unit === result.unit || side.unit === "" || result.unit === "";
    const value = isSameUnit ? valueIn(side) : undefined;
    if (value === undefined || Math.abs(value - expected) <= precisionOf(result.latex)) return [];
    return `The formula says that $${side.written}$ is $${result.written}$. The result is ${shown(value)}.`;
  });
}

/** Reports formulas that contain only numbers and are wrong in a digit that their result shows. */
export const arithmeticFindings = (blocks: readonly Block[]): Finding[] =>
  blocks.flatMap(({ parts }) =>
    parts
      .filter(({ kind }) => kind === "formula")
      .flatMap(({ text, line }) =>
        text
          .replace(LAYOUT, "")
          .split(BETWEEN)
          .flatMap(wrongIn)
          .map((message) => ({ line, message })),
      ),
  );

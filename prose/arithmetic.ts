import { ComputeEngine } from "@cortex-js/compute-engine";
import type { Block, Finding } from "./blocks";

const engine = new ComputeEngine();

/**
 * What only sets a formula: environments that align lines, and the marks where they are aligned.
 */
const LAYOUT = /\\(?:begin|end)\{(?:aligned|align|gathered|split)\*?\}|&/g;
/** Line breaks, and wide spaces between two statements on a line. */
const BETWEEN = /\\\\|,?\s*\\q?quad/;
const EQUALS = /=|\\approx(?![a-z])/;

/** A unit behind a number, with the space before it: `24 \text{ USDC}`. */
const UNIT = /(?:\\[ ,;]|~)?\s*\\text\{([^}]*)\}/g;
const NUMBER = /^[+-]?[\d.]+(?: *\\cdot *10\^\{?(-?\d+)\}?)?( *\\%)?$/;
/** Commands that calculate, or only set what does. */
const COMMANDS =
  /\\(?:d?frac|cdot|times|div|sqrt|left|right|ln|lfloor|rfloor|lvert|rvert)(?![a-z])/g;

/** A side of an equation. */
interface Side {
  written: string;
  /** Without unit and signs between thousands. */
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

/** Whether there are no symbols, only numbers to calculate with. */
const isArithmetic = ({ latex }: Side): boolean =>
  /\d/.test(latex) && !/[A-Za-z]/.test(latex.replace(COMMANDS, ""));

/** The value of a side; undefined where the engine does not read it as a number. */
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

/** Half of the last digit that a number shows: what it may differ by. */
function precisionOf(number: string): number {
  const [, power = "0", percent] = NUMBER.exec(number) ?? [];
  const [, decimals = ""] = /\.(\d+)/.exec(number) ?? [];
  // A little more, for numbers that end in 5.
  return (0.5 + 1e-9) * 10 ** (Number(power) - decimals.length - (percent ? 2 : 0));
}

/** A result with a few more digits than it needs, without what binary fractions add. */
const shown = (value: number): string => String(Number(value.toPrecision(10)));

/** Calculations of a statement whose result is not the number on its last side. */
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
    return `The formula says that $${side.written}$ is $${result.written}$; it is ${shown(value)}.`;
  });
}

/** Formulas with numbers only that do not hold to the last digit that their result shows. */
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

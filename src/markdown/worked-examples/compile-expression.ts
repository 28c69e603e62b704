import { didYouMean } from "../../site/problems/nearest";
import { type FUNCTIONS, type Program, SUM } from "../../site/worked-examples/program";
import { type Expression, ExpressionFault } from "./parse";
import { signatures } from "./signatures";
import { isSame, PLAIN, power, readUnit, times, type Unit, unitText } from "./unit";

/** What is known about a value before it is calculated. */
export interface ValueKind {
  unit: Unit;
  /** Whether it is written as a percentage. */
  isPercent: boolean;
  /** Whether it has a value for each row of a table. */
  isColumn: boolean;
}

/** A compiled expression: what to calculate, what results from it, and what it uses. */
export interface Compiled extends ValueKind {
  program: Program;
  /** Names of values. */
  uses: readonly string[];
  /** Names of the site's formulas. */
  formulas: readonly string[];
}

/** How many values a function takes. */
const COUNTS: Readonly<
  Record<keyof typeof FUNCTIONS | typeof SUM, readonly [least: number, most: number]>
> = {
  min: [2, 20],
  max: [2, 20],
  floor: [1, 1],
  round: [1, 1],
  sqrt: [1, 1],
  exp: [1, 1],
  log: [1, 1],
  sum: [1, 1],
};

type FunctionName = keyof typeof COUNTS;

/** Functions whose result has the unit of their values. */
const KEEPS_UNIT: readonly FunctionName[] = ["min", "max", "floor", "round", "sum"];

const isFunction = (name: string): name is FunctionName => Object.hasOwn(COUNTS, name);

/** The names of everything that an expression may call. */
export const callable: readonly string[] = [...Object.keys(COUNTS), ...signatures.keys()];

const named = (unit: Unit): string =>
  isSame(unit, PLAIN) ? "a plain number" : `\`${unitText(unit)}\``;

const counted = (least: number, most: number): string =>
  `${least === most ? least : `${least} to ${most}`} ${most === 1 ? "value" : "values"}`;

/**
 * Checks names, units and the number of values of an expression, and compiles it. Throws an
 * `ExpressionFault` at the first fault.
 */
export function compileExpression(
  expression: Expression,
  kindOf: ReadonlyMap<string, ValueKind>,
): Compiled {
  const uses = new Set<string>();
  const called = new Set<string>();
  const plain = (program: Program): ValueKind & { program: Program } => ({
    program,
    unit: PLAIN,
    isPercent: false,
    isColumn: false,
  });
  type Part = ReturnType<typeof plain>;

  function requireSame(left: Unit, right: Unit, at: Expression, where: string): void {
    if (isSame(left, right)) return;
    throw new ExpressionFault(
      `${where} has ${named(left)} and ${named(right)}. Both must have the same unit.`,
      at,
    );
  }

  function callFunction(
    name: FunctionName,
    parts: readonly Part[],
    values: readonly Expression[],
    at: Expression,
  ): Part {
    const isColumn = parts.some((part) => part.isColumn);
    const program: Program = [name, ...parts.map((part) => part.program)];
    if (name === SUM && values.some(hasSum)) {
      const message =
        "A sum within a sum is not possible. Name the inner one as a result of its own.";
      throw new ExpressionFault(message, at);
    }
    if (name === SUM && !isColumn) {
      const message = "`sum` adds up a column of a table, and this has one value only.";
      throw new ExpressionFault(message, at);
    }
    const [{ unit }] = parts as [Part, ...Part[]];
    for (const part of parts) requireSame(unit, part.unit, at, `\`${name}\``);
    const isPercent = KEEPS_UNIT.includes(name) && parts.some((part) => part.isPercent);
    const made = { program, isPercent, isColumn: isColumn && name !== SUM };
    if (KEEPS_UNIT.includes(name)) return { ...made, unit };
    if (name === "sqrt") return { ...made, unit: power(unit, 0.5) };
    if (isSame(unit, PLAIN)) return { ...made, unit };
    throw new ExpressionFault(`\`${name}\` takes a plain number, found ${named(unit)}.`, at);
  }

  function callFormula(name: string, parts: readonly Part[], values: readonly Expression[]): Part {
    const formula = signatures.get(name);
    if (!formula) throw new Error(`There is no formula \`${name}\`.`);
    const letters = new Map<string, Unit>();
    const unitOf = (text: string): Unit | undefined =>
      text.length > 1 || text === "1" ? readUnit(text) : letters.get(text);
    formula.takes.forEach(([value, text], index) => {
      const part = parts[index];
      const at = values[index];
      if (!part || !at) return;
      const expected = unitOf(text);
      if (!expected) letters.set(text, part.unit);
      else if (!isSame(expected, part.unit)) {
        const message = `\`${value}\` of \`${name}\` takes ${named(expected)}, found ${named(part.unit)}.`;
        throw new ExpressionFault(message, at);
      }
    });
    called.add(name);
    return {
      program: [name, ...parts.map((part) => part.program)],
      unit: unitOf(formula.gives) ?? PLAIN,
      isPercent: false,
      isColumn: parts.some((part) => part.isColumn),
    };
  }

  function walk(part: Expression): Part {
    switch (part.kind) {
      case "number":
        return { ...plain(part.value), isPercent: part.isPercent };
      case "name": {
        const kind = kindOf.get(part.name);
        if (!kind) {
          const hint = didYouMean(part.name, kindOf.keys());
          throw new ExpressionFault(`\`${part.name}\` is not a value here.${hint}`, part);
        }
        uses.add(part.name);
        return { program: part.name, ...kind };
      }
      case "negative": {
        const inner = walk(part.of);
        return { ...inner, program: ["-", 0, inner.program] };
      }
      case "operation": {
        const { operator } = part;
        const left = walk(part.left);
        const right = walk(part.right);
        const isColumn = left.isColumn || right.isColumn;
        const made = { program: [operator, left.program, right.program] as const, isColumn };
        switch (operator) {
          case "*": {
            const unit = times(left.unit, right.unit);
            return { ...made, unit, isPercent: left.isPercent && right.isPercent };
          }
          case "/": {
            if (right.program === 0) throw new ExpressionFault("This divides by zero.", part.right);
            return { ...made, unit: times(left.unit, right.unit, -1), isPercent: false };
          }
          case "^": {
            if (!isSame(right.unit, PLAIN)) {
              const message = `An exponent is a plain number, found ${named(right.unit)}.`;
              throw new ExpressionFault(message, part.right);
            }
            const exponent = exponentOf(right.program);
            if (exponent === undefined && !isSame(left.unit, PLAIN)) {
              const message = `The exponent of ${named(left.unit)} must be a number, so that the unit of the result is known.`;
              throw new ExpressionFault(message, part.right);
            }
            return { ...made, unit: power(left.unit, exponent ?? 1), isPercent: false };
          }
          default: {
            requireSame(left.unit, right.unit, part, `\`${operator}\``);
            if (operator !== "+" && operator !== "-") return { ...plain(made.program), isColumn };
            return { ...made, unit: left.unit, isPercent: left.isPercent || right.isPercent };
          }
        }
      }
      case "call": {
        const { name, values } = part;
        const formula = signatures.get(name);
        if (!formula && !isFunction(name)) {
          const hint = didYouMean(name, callable);
          throw new ExpressionFault(`\`${name}\` is not a function or formula.${hint}`, part);
        }
        const [least, most] = formula
          ? [formula.takes.length, formula.takes.length]
          : COUNTS[name as FunctionName];
        if (values.length < least || values.length > most) {
          const list = formula ? `: ${formula.takes.map(([value]) => value).join(", ")}` : "";
          const message = `\`${name}\` takes ${counted(least, most)}${list}; found ${values.length}.`;
          throw new ExpressionFault(message, part);
        }
        const parts = values.map(walk);
        return isFunction(name)
          ? callFunction(name, parts, values, part)
          : callFormula(name, parts, values);
      }
    }
  }

  const result = walk(expression);
  return { ...result, uses: Array.from(uses), formulas: Array.from(called) };
}

/** Whether an expression adds up a column. */
function hasSum(expression: Expression): boolean {
  switch (expression.kind) {
    case "negative":
      return hasSum(expression.of);
    case "operation":
      return hasSum(expression.left) || hasSum(expression.right);
    case "call":
      return expression.name === SUM || expression.values.some(hasSum);
    default:
      return false;
  }
}

/** Returns the exponent if it is a number as it stands, or its negative. */
function exponentOf(program: Program): number | undefined {
  if (typeof program === "number") return program;
  if (typeof program === "string") return undefined;
  const [operator, from, of] = program;
  return operator === "-" && from === 0 && typeof of === "number" ? -of : undefined;
}

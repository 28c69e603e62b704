import { functionOf } from "./latex";
import { isArithmetic, isNumber, isSymbol, precisionOf, statementsOf } from "./statements";

/** What a formula has to equal. */
export interface FormulaCase {
  /** Its left side, or all of it where it has one side only. Of several with the same the first is meant, then the next. */
  of: string;
  /** Symbols as written, each with its values at the points that are compared. */
  at: Record<string, readonly number[]>;
  /** The tested function of the symbols, in their order; or its values at the points. */
  is: ((...values: number[]) => number) | readonly number[];
}

/** How far a formula and its function may be apart, as a share of the value (or, near zero, by how much). */
const TOLERANCE = 1e-9;

/** Values of all symbols, point by point. Without symbols there is one point. */
function pointsOf(at: FormulaCase["at"]): number[][] {
  const columns = Object.values(at);
  const [first = [0]] = columns;
  return first.map((_, point) => columns.map((column) => column[point] ?? Number.NaN));
}

/** Points on the way from each to the next: what holds for the given ones, as an order of prices, holds for them too. */
const between = (points: readonly number[][]): number[][] =>
  points.slice(1).flatMap((end, index) =>
    [0.3, 0.77].map((part) =>
      end.map((value, column) => {
        const start = points[index]?.[column] ?? Number.NaN;
        return start + (value - start) * part;
      }),
    ),
  );

function compare(side: string, { at, is }: FormulaCase): void {
  const symbols = Object.keys(at);
  const formula = functionOf(side, symbols);
  const given = pointsOf(at);
  const points = typeof is === "function" ? [...given, ...between(given)] : given;
  for (const [index, point] of points.entries()) {
    const expected = typeof is === "function" ? is(...point) : (is[index] ?? Number.NaN);
    const value = formula(...point);
    if (Math.abs(value - expected) <= TOLERANCE * Math.max(1, Math.abs(expected))) continue;
    const where = symbols.map((symbol, column) => `${symbol} = ${point[column]}`).join(", ");
    throw new Error(`${side} is ${value} where ${where}; it should be ${expected}`);
  }
}

/** Sides that say something to be compared with a function: no mere names, and no sums of numbers that another side solves. */
const toCompare = (sides: readonly string[]): string[] =>
  sides.filter(
    (side) => !isSymbol(side) && !isNumber(side) && (!isArithmetic(side) || sides.length === 1),
  );

/**
 * Tests all formulas of a file below `content/`: those with symbols equal their functions, calculations with numbers hold to the
 * last digit shown, no formula goes without a case, and no case without a formula.
 */
export function expectFormulas(name: string, cases: readonly FormulaCase[]): void {
  describe(`M4, M5 formulas of content/${name}`, () => {
    const left = [...cases];
    const untested: string[] = [];

    for (const { place, latex, sides } of statementsOf(name)) {
      const compared = toCompare(sides);
      if (compared.length > 0) {
        const index = left.findIndex(({ of }) => of === sides[0]);
        const [found] = index < 0 ? [] : left.splice(index, 1);
        if (!found) untested.push(`${place}: this formula is not tested: ${latex}`);
        else {
          test(`${place}: ${latex}`, () => {
            for (const side of compared) compare(side, found);
          });
        }
      }

      const numbers = sides.filter(isArithmetic);
      const result = numbers.at(-1);
      if (result !== undefined && numbers.length > 1) {
        test.each(numbers.slice(0, -1))(`${place}: %s = ${result}`, (calculation) => {
          const difference = functionOf(calculation, [])() - functionOf(result, [])();
          expect(Math.abs(difference)).toBeLessThanOrEqual(precisionOf(result));
        });
      }
    }

    test("each formula is tested, and each that is tested is there", () => {
      expect(untested).toEqual([]);
      expect(left.map(({ of }) => `content/${name} has no formula for ${of}`)).toEqual([]);
    });
  });
}

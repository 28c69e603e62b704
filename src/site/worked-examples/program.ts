/**
 * A compiled expression as plain data: a number, the name of a value, or an operation on others.
 * `["*", "swap", 0.003]` is swap × 0.3%. It holds no code, so a browser needs no `eval`.
 */
export type Program = number | string | readonly [operation: string, ...Program[]];

type Operation = (...values: number[]) => number;

/** Returns the value of a name. A row is given inside a table's column. */
export type NumberOf = (name: string, row?: number) => number;

/** The sum of a column over the rows of the table. */
export const SUM = "sum";

/** Functions that every expression may call. Halves are rounded away from zero. */
export const FUNCTIONS = {
  min: Math.min,
  max: Math.max,
  floor: Math.floor,
  round: (value) => Math.sign(value) * Math.round(Math.abs(value)),
  sqrt: Math.sqrt,
  exp: Math.exp,
  log: Math.log,
} as const satisfies Readonly<Record<string, Operation>>;

const OPERATORS = {
  "+": (left, right) => left + right,
  "-": (left, right) => left - right,
  "*": (left, right) => left * right,
  "/": (left, right) => left / right,
  "^": (left, right) => left ** right,
  "<": (left, right) => Number(left < right),
  "<=": (left, right) => Number(left <= right),
  ">": (left, right) => Number(left > right),
  ">=": (left, right) => Number(left >= right),
  "==": (left, right) => Number(left === right),
  "!=": (left, right) => Number(left !== right),
} as const satisfies Readonly<Record<string, (left: number, right: number) => number>>;

/** What a program may call, by name. */
export type Operations = Readonly<Record<string, Operation>>;

/** Operators and functions without the site's formulas. */
export const OPERATIONS: Operations = { ...OPERATORS, ...FUNCTIONS };

/**
 * Evaluates a program. The result is not finite if the program divides by zero, or if a number is
 * too large. `rows` is the number of rows that `sum` adds up.
 */
export function evaluate(
  program: Program,
  numberOf: NumberOf,
  operations: Operations,
  rows = 0,
  row?: number,
): number {
  if (typeof program === "number") return program;
  if (typeof program === "string") return numberOf(program, row);
  const [name, ...parts] = program;
  if (name === SUM) {
    let sum = 0;
    for (let each = 0; each < rows; each += 1)
      sum += evaluate(parts[0] ?? 0, numberOf, operations, rows, each);
    return sum;
  }
  const values = parts.map((part) => evaluate(part, numberOf, operations, rows, row));
  return operations[name]?.(...values) ?? Number.NaN;
}

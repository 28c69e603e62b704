import fc from "fast-check";
import { like } from "../../../test/jest/like";
import { randomCases } from "../../../test/jest/random";
import { operations } from "../../site/worked-examples/operations";
import { evaluate } from "../../site/worked-examples/program";
import { compileExpression, type ValueKind } from "./compile-expression";
import { ExpressionFault, parseExpression } from "./parse";
import { readUnit, unitText } from "./unit";

const kind = (unit: string, more: Partial<ValueKind> = {}): ValueKind => ({
  unit: readUnit(unit),
  isPercent: false,
  isColumn: false,
  ...more,
});

const kinds = new Map([
  ["swap", kind("USDC")],
  ["rate", kind("", { isPercent: true })],
  ["weeks", kind("weeks")],
  ["years", kind("years")],
  ["locked", kind("ABC")],
  ["part", kind("USDC", { isColumn: true })],
  ["times", kind("", { isColumn: true })],
  ["figures.fees.levy", kind("", { isPercent: true })],
]);

const values: Record<string, number | number[]> = {
  swap: 10_000,
  rate: 0.003,
  weeks: 52,
  years: 4,
  locked: 1000,
  part: [10, 20, 30],
  times: [1, 2, 3],
  "figures.fees.levy": 0.1,
};

const numberOf = (name: string, row?: number): number => {
  const value = values[name] ?? Number.NaN;
  return Array.isArray(value) ? (value[row ?? 0] ?? Number.NaN) : value;
};

const compiled = (text: string) => compileExpression(parseExpression(text), kinds);

function result(text: string): string {
  const { program, unit, isPercent, isColumn } = compiled(text);
  const of = (row?: number) =>
    Number(evaluate(program, numberOf, operations, 3, row).toPrecision(12));
  const shown = isColumn ? [0, 1, 2].map(of).join(", ") : String(of());
  return `${shown} ${isPercent ? "percent" : unitText(unit)}`.trim();
}

describe("an expression is calculated with its unit", () => {
  test.each([
    ["swap * rate", "30 USDC"],
    ["swap * 0.30%", "30 USDC"],
    ["0.30%*swap", "30 USDC"],
    ["swap * (1 - 80%) * figures.fees.levy", "200 USDC"],
    ["1 - rate", "0.997 percent"],
    ["rate * 80%", "0.0024 percent"],
    ["swap / swap", "1"],
    ["2 ^ 3 ^ 2", "512"],
    ["2 ** 3", "8"],
    ["-(2^2)", "-4"],
    ["(-2)^2", "4"],
    ["2^-1", "0.5"],
    ["10 - 4 - 3", "3"],
    ["12 / 3 / 2", "2"],
    ["1 + 2 * 3", "7"],
    ["swap / weeks", "192.307692308 USDC/week"],
    ["swap / weeks * 2 * weeks", "20000 USDC"],
    ["sqrt(swap * swap)", "10000 USDC"],
    ["min(swap, 2 * swap) + max(swap, swap)", "20000 USDC"],
    ["round(2.5) + round(0 - 2.5)", "0"],
    ["round(0 - 0.5)", "-1"],
    ["floor(0 - 2.5)", "-3"],
    ["1.0001 ^ 9500", "2.58558684921"],
    ["swap >= swap", "1"],
    ["swap != swap", "0"],
    ["(weeks < 3 * weeks) * swap", "10000 USDC"],
    ["exp(log(2))", "2"],
    ["( (1 + 2) )", "3"],
    ["part * times", "10, 40, 90 USDC"],
    ["part / sum(part)", "0.166666666667, 0.333333333333, 0.5"],
    ["sum(part * times)", "140 USDC"],
    ["sum(times)", "6"],
    ["lockWeight(locked, weeks, years)", "249.315068493 ABC"],
    ["impermanentLoss(2)", "-0.0571909584179"],
    ["capitalEfficiency(swap, swap * 0.5, swap * 2)", "3.41421356237"],
  ])("%s is %s", (text, expected) => {
    expect(result(text)).toBe(expected);
  });
});

test("an expression tells what it uses", () => {
  expect(compiled("lockWeight(locked, weeks, years) * figures.fees.levy")).toMatchObject({
    uses: ["locked", "weeks", "years", "figures.fees.levy"],
    formulas: ["lockWeight"],
  });
});

function fault(text: string): string {
  try {
    return result(text);
  } catch (error) {
    if (!(error instanceof ExpressionFault)) throw error;
    const { start, end } = error.place;
    expect(start).toBeGreaterThanOrEqual(0);
    expect(end).toBeGreaterThanOrEqual(start);
    return `${text.slice(start, Math.min(end, start + 40))}: ${error.message}`;
  }
}

describe("a fault is told at its place", () => {
  const UNREADABLE = "The expression cannot be read here.";
  const SAME_UNIT = "Both must have the same unit.";
  const NO_NUMBER = "is not a number as expressions have them. Write for example `10000` or `0.5`.";

  test.each([
    ["", ": The expression is empty."],
    ["  ", "  : The expression is empty."],
    ["swap +", `+: ${UNREADABLE}`],
    ["swap * )", "): Nothing was opened that this closes."],
    ["(swap", `p: ${UNREADABLE}`],
    ["swap) * (rate", "): Nothing was opened that this closes."],
    ["1 2", `2: ${UNREADABLE}`],
    ["2 * swp", "swp: `swp` is not a value here. Did you mean `swap`?"],
    ["figures.fees.levi * 2", "figures.fees.levi: … Did you mean `figures.fees.levy`?"],
    ["1 + swap + rate", `1 + swap: \`+\` has a plain number and \`USDC\`. ${SAME_UNIT}`],
    ["swap + 5%", `swap + 5%: \`+\` has \`USDC\` and a plain number. ${SAME_UNIT}`],
    ["swap < weeks", `swap < weeks: \`<\` has \`USDC\` and \`week\`. ${SAME_UNIT}`],
    ["min(swap, weeks)", `min(swap, weeks): \`min\` has \`USDC\` and \`week\`. ${SAME_UNIT}`],
    ["2 ^ weeks", "weeks: An exponent is a plain number, found `week`."],
    ["swap ^ rate", "rate: The exponent of `USDC` must be a number, …"],
    ["mim(1, 2)", "mim(1, 2): `mim` is not a function or formula. Did you mean `min`?"],
    ["sqrt(1, 2)", "sqrt(1, 2): `sqrt` takes 1 value; found 2."],
    ["min(1)", "min(1): `min` takes 2 to 20 values; found 1."],
    [
      "lockWeight(locked)",
      "…: `lockWeight` takes 3 values: amount, timeLeft, longestLock; found 1.",
    ],
    ["lockWeight(locked, years, years)", "years: `timeLeft` of … takes `week`, found `year`."],
    [
      "volatileSwap(swap, locked, locked)",
      "locked: `reserveSold` of `volatileSwap` takes `USDC`, found `ABC`.",
    ],
    ["log(swap)", "log(swap): `log` takes a plain number, found `USDC`."],
    ["sum(swap)", "sum(swap): `sum` adds up a column of a table, and this has one value only."],
    ["sum(part * sum(times))", "sum(part * sum(times)): A sum within a sum is not possible. …"],
    ["swap / 0", "0: This divides by zero."],
    ["-2^2", "^: A minus before a power can mean two things. Write parentheses."],
    ["1e999", "1e999: `1e999` is too large a number."],
    ["1e3", `1e3: \`1e3\` ${NO_NUMBER}`],
    ["0x10", `0x10: \`0x10\` ${NO_NUMBER}`],
    ["1_000", `1_000: \`1_000\` ${NO_NUMBER}`],
    ["rate % 2", "rate % 2: `%` is not an operator here. The operators are `+` `-` … `!=`."],
  ])("%s", (text, expected) => {
    expect(fault(text)).toEqual(like(expected));
  });

  test.each([
    "a => a",
    "swap[0]",
    "constructor",
    "this",
    "`x`",
    "'x'",
    "10,000",
    "swap = 1",
    "new Date()",
    "swap?.a",
    "rate & 1",
    "__proto__",
    "toString()",
    "a.b.c(1)",
    "swap()",
    "constructor(1)",
    "hasOwnProperty(1)",
    "/x/",
    "1n",
    "null",
    "!swap",
    "+swap",
    "swap++",
    "swap ? 1 : 2",
    "import('x')",
    "(1, 2)",
    "[1]",
    "{}",
    "function () {}",
    "x".repeat(5000),
    "swap;",
    "swap // x\n)",
    `${"(".repeat(40)}1${")".repeat(40)}`,
    `${"-(".repeat(29)}1${" + 1)".repeat(29)}`,
  ])("hostile: %s", (text) => {
    expect(fault(text)).toMatch(/^[\s\S]*: .*[.?]$/);
  });
});

/** An expression as text, with the value that it should have; NaN if it has none. */
interface Sample {
  text: string;
  value: number;
}

const OPERATORS: readonly [sign: string, operate: (left: number, right: number) => number][] = [
  ["+", (left, right) => left + right],
  ["-", (left, right) => left - right],
  ["*", (left, right) => left * right],
  ["/", (left, right) => left / right],
  ["<", (left, right) => Number(left < right)],
  [">=", (left, right) => Number(left >= right)],
];

/** A number with up to three decimals, perhaps as a percentage. */
const literal = fc
  .tuple(
    fc.integer({ min: 0, max: 9_999_999 }),
    fc.integer({ min: 0, max: 3 }),
    fc.constantFrom("", "%"),
  )
  .map(([digits, decimals, sign]): Sample => {
    const text = (digits / 10 ** decimals).toFixed(decimals);
    return { text: text + sign, value: Number(text) / (sign === "%" ? 100 : 1) };
  });

const { sample } = fc.letrec<{ sample: Sample }>((tie) => ({
  sample: fc.oneof(
    { depthSize: "small", withCrossShrink: true, maxDepth: 6 },
    literal,
    fc
      .tuple(tie("sample"), tie("sample"), fc.constantFrom(...OPERATORS), fc.constantFrom("", " "))
      .map(([left, right, [sign, operate], gap]): Sample => {
        const value = operate(left.value, right.value);
        const isKnown = [left.value, right.value, value].every(Number.isFinite);
        const text = `(${left.text})${gap}${sign}${gap}(${right.text})`;
        return { text, value: isKnown ? value : Number.NaN };
      }),
    fc
      .tuple(tie("sample"), fc.integer({ min: 1, max: 5 }))
      .map(([{ text, value }, power]) => ({ text: `(${text})^${power}`, value: value ** power })),
    tie("sample").map(({ text, value }) => ({ text: `-(${text})`, value: 0 - value })),
    fc.tuple(tie("sample"), tie("sample")).map(([left, right]) => ({
      text: `max(${left.text}, ${right.text})`,
      value: Math.max(left.value, right.value),
    })),
  ),
}));

const calculated = (text: string): number =>
  evaluate(compileExpression(parseExpression(text), new Map()).program, numberOf, operations);

const EXPRESSIONS = randomCases(12_000);

test("M5 random expressions have their values", () => {
  let compared = 0;
  fc.assert(
    fc.property(sample, ({ text, value }) => {
      if (!Number.isFinite(value) || text.length > 900) return;
      compared += 1;
      expect(calculated(text)).toBe(value);
    }),
    { numRuns: EXPRESSIONS },
  );
  expect(compared).toBeGreaterThanOrEqual(EXPRESSIONS / 1.2);
});

/** Operators without parentheses, each with the number behind it. */
const chain = fc.array(
  fc.tuple(fc.constantFrom("+", "-", "*", "/"), fc.integer({ min: 1, max: 99 })),
  { minLength: 1, maxLength: 8 },
);

test("M5 operators bind as in school: products first, and from left to right", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99 }), chain, (first, rest) => {
      const terms: [sign: number, factors: number][] = [[1, first]];
      for (const [operator, number] of rest) {
        const last = terms.at(-1) as [number, number];
        if (operator === "*") last[1] *= number;
        else if (operator === "/") last[1] /= number;
        else terms.push([operator === "+" ? 1 : -1, number]);
      }
      const expected = terms.reduce((sum, [sign, factor]) => sum + sign * factor, 0);
      expect(calculated([first, ...rest.flat()].join(" "))).toBeCloseTo(expected, 8);
    }),
  );
});

import fc from "fast-check";
import { randomCases } from "../../../test/jest/random";
import { operations } from "../../site/worked-examples/operations";
import { evaluate } from "../../site/worked-examples/program";
import { compileExpression } from "./compile-expression";
import { parseExpression } from "./parse";

/** An exact number, and how far the same number in binary arithmetic may be off. */
interface Exact {
  above: bigint;
  below: bigint;
  error: number;
}

/** An expression as text, with its exact value; undefined if it has none, or none in binary. */
interface Sample {
  text: string;
  exact: Exact | undefined;
}

/** Rounding of one operation in binary arithmetic, relative to its result. */
const ROUNDING = 2 ** -53;

const abs = (value: bigint): bigint => (value < 0n ? -value : value);
const gcd = (left: bigint, right: bigint): bigint => {
  let [a, b] = [abs(left), abs(right)];
  while (b > 0n) [a, b] = [b, a % b];
  return a;
};

const bitsOf = (value: bigint): number => value.toString(2).length;

/** Returns a fraction as the nearest number. Both parts may be larger than any number. */
function toNumber(above: bigint, below: bigint): number {
  const shift = bitsOf(below) - bitsOf(abs(above)) + 64;
  const quotient =
    shift >= 0 ? (abs(above) << BigInt(shift)) / below : abs(above) / (below << BigInt(-shift));
  const size = Number(quotient) * 2 ** -shift;
  return above < 0n ? -size : size;
}

const sizeOf = ({ above, below }: Exact): number => Math.abs(toNumber(above, below));

/** Makes an exact number from the errors that it inherits and its own rounding. */
function exact(above: bigint, below: bigint, inherited: number): Exact | undefined {
  const divisor = gcd(above, below) * (below < 0n ? -1n : 1n);
  const reduced = { above: above / divisor, below: below / divisor, error: inherited };
  const size = sizeOf(reduced);
  if (!(size < 1e200) || (above !== 0n && size < 1e-200)) return undefined;
  return { ...reduced, error: inherited + size * ROUNDING };
}

type Operate = (left: Exact, right: Exact) => Exact | undefined;

const times: Operate = (left, right) =>
  exact(
    left.above * right.above,
    left.below * right.below,
    sizeOf(left) * right.error + sizeOf(right) * left.error + left.error * right.error,
  );

const plus =
  (sign: bigint): Operate =>
  (left, right) =>
    exact(
      left.above * right.below + sign * right.above * left.below,
      left.below * right.below,
      left.error + right.error,
    );

const over: Operate = (left, right) => {
  const divisor = sizeOf(right) - right.error;
  if (divisor <= 0) return undefined;
  const quotient = exact(left.above * right.below, left.below * right.above, 0);
  if (!quotient) return undefined;
  const inherited = (left.error + sizeOf(quotient) * right.error) / divisor;
  return { ...quotient, error: quotient.error + inherited };
};

/** Compares numbers that are further apart than their errors. */
const compare =
  (holds: (difference: bigint) => boolean): Operate =>
  (left, right) => {
    const difference = left.above * right.below - right.above * left.below;
    const distance = toNumber(abs(difference), left.below * right.below);
    if (distance <= left.error + right.error && distance !== 0) return undefined;
    if (distance === 0 && left.error + right.error > 0) return undefined;
    return { above: holds(difference) ? 1n : 0n, below: 1n, error: 0 };
  };

const OPERATORS: readonly (readonly [sign: string, Operate])[] = [
  ["+", plus(1n)],
  ["-", plus(-1n)],
  ["*", times],
  ["/", over],
  ["<", compare((difference) => difference < 0n)],
  [">=", compare((difference) => difference >= 0n)],
];

function raised(base: Exact, exponent: number): Exact | undefined {
  let power: Exact | undefined = { above: 1n, below: 1n, error: 0 };
  for (let step = 0; step < exponent && power; step += 1) power = times(power, base);
  // The power of a processor is not made of products, and is off by a few units in the last place.
  return power && { ...power, error: power.error * 2 + sizeOf(power) * ROUNDING * 4 };
}

const larger: Operate = (left, right) =>
  left.above * right.below >= right.above * left.below
    ? { ...left, error: Math.max(left.error, right.error) }
    : { ...right, error: Math.max(left.error, right.error) };

/** A number with up to three decimals, perhaps as a percentage. */
const literal = fc
  .record({
    thousandths: fc.integer({ min: 0, max: 9_999_999 }),
    decimals: fc.integer({ min: 0, max: 3 }),
    isPercent: fc.boolean(),
  })
  .map(({ thousandths, decimals, isPercent }): Sample => {
    const digits = String(thousandths).padStart(decimals + 1, "0");
    const whole = digits.slice(0, digits.length - decimals);
    const text = decimals > 0 ? `${whole}.${digits.slice(-decimals)}` : whole;
    const below = 10n ** BigInt(decimals) * (isPercent ? 100n : 1n);
    const made = exact(BigInt(thousandths), below, 0);
    const error = made && (below === 1n ? 0 : made.error + sizeOf(made) * ROUNDING);
    return {
      text: isPercent ? `${text}%` : text,
      exact: made && { ...made, error: error ?? 0 },
    };
  });

const space = fc.constantFrom("", " ", "  ");

const { sample } = fc.letrec<{ sample: Sample }>((tie) => ({
  sample: fc.oneof(
    { depthSize: "small", withCrossShrink: true, maxDepth: 6 },
    literal,
    fc.tuple(tie("sample"), tie("sample"), fc.constantFrom(...OPERATORS), space).map(
      ([left, right, [sign, operate], gap]): Sample => ({
        text: `(${left.text})${gap}${sign}${gap}(${right.text})`,
        exact: left.exact && right.exact && operate(left.exact, right.exact),
      }),
    ),
    fc.tuple(tie("sample"), fc.integer({ min: 0, max: 5 })).map(
      ([base, exponent]): Sample => ({
        text: `(${base.text})^${exponent}`,
        exact: base.exact && raised(base.exact, exponent),
      }),
    ),
    tie("sample").map(
      ({ text, exact: of }): Sample => ({
        text: `-(${text})`,
        exact: of && { ...of, above: -of.above },
      }),
    ),
    fc.tuple(tie("sample"), tie("sample")).map(
      ([left, right]): Sample => ({
        text: `max(${left.text}, ${right.text})`,
        exact: left.exact && right.exact && larger(left.exact, right.exact),
      }),
    ),
  ),
}));

const numberOf = () => Number.NaN;
const calculated = (text: string): number =>
  evaluate(compileExpression(parseExpression(text), new Map()).program, numberOf, operations);

const EXPRESSIONS = randomCases(12_000);

test("M5 random expressions are as exact fractions say", () => {
  let compared = 0;
  fc.assert(
    fc.property(sample, ({ text, exact: expected }) => {
      if (!expected || text.length > 900) return;
      compared += 1;
      const reference = toNumber(expected.above, expected.below);
      // The reference is rounded once more, to a number.
      const most = 2 * (expected.error + Math.abs(reference) * ROUNDING);
      expect(Math.abs(calculated(text) - reference)).toBeLessThanOrEqual(most);
    }),
    { numRuns: EXPRESSIONS },
  );
  expect(compared).toBeGreaterThanOrEqual(EXPRESSIONS / 1.2);
});

/** The same operators without parentheses, each with the places in which it binds. */
const chain = fc.array(
  fc.tuple(fc.constantFrom("+", "-", "*", "/"), fc.integer({ min: 1, max: 99 })),
  {
    minLength: 1,
    maxLength: 8,
  },
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

import fc from "fast-check";

const HALVES = { first: 0xd800, count: 0x800 };
const LAST = 0x10ffff;

/** Any character of Unicode. Halves of characters are none. */
const characters = fc
  .nat({ max: LAST - HALVES.count })
  .map((code) => String.fromCodePoint(code < HALVES.first ? code : code + HALVES.count));

/** Names that every object has. */
const inherited = fc.constantFrom("__proto__", "constructor", "toString");

/**
 * Makes texts of any characters. `fc.string({ unit: "binary" })` does too, but makes a list of all
 * characters first, which takes longer than most tests.
 */
export const anyText = (length: { minLength?: number; maxLength?: number } = {}) =>
  fc.string({
    ...length,
    unit: fc.oneof({ weight: 30, arbitrary: characters }, { weight: 1, arbitrary: inherited }),
  });

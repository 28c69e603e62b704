/** A unit as powers of base units: `{ USDC: 1, week: -1 }` is USDC a week. `{}` is a plain number. */
export type Unit = Readonly<Record<string, number>>;

export const PLAIN: Unit = {};

const withPowers = (powers: readonly (readonly [string, number])[]): Unit =>
  Object.fromEntries(
    powers.filter(([, power]) => power !== 0).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );

/** Returns the unit of a product. With -1, that of a quotient. */
export const times = (left: Unit, right: Unit, sign: 1 | -1 = 1): Unit =>
  withPowers(
    Array.from(new Set([...Object.keys(left), ...Object.keys(right)]), (name) => [
      name,
      (left[name] ?? 0) + sign * (right[name] ?? 0),
    ]),
  );

/** Returns the unit of a power, or of a root (0.5). */
export const power = (unit: Unit, exponent: number): Unit =>
  withPowers(Object.entries(unit).map(([name, value]) => [name, value * exponent]));

export const isSame = (left: Unit, right: Unit): boolean =>
  JSON.stringify(left) === JSON.stringify(right);

/** A word in small letters may be written as a plural: "weeks" is "week". */
const singular = (word: string): string => word.replace(/^([a-z]+[a-rt-z])s$/, "$1");

/** Reads a unit: "USDC", "weeks", "USDC/week". */
export function readUnit(text: string): Unit {
  const [first = "", ...below] = text.split("/").map((part) => singular(part.trim()));
  const above: Unit = first === "" || first === "1" ? PLAIN : { [first]: 1 };
  return below.reduce((unit, name) => times(unit, { [name]: 1 }, -1), above);
}

/** Returns a unit as text: "USDC", "USDC/week", "" for a plain number. */
export function unitText(unit: Unit): string {
  const of = (sign: 1 | -1): string =>
    Object.entries(unit)
      .filter(([, value]) => value * sign > 0)
      .map(([name, value]) => (Math.abs(value) === 1 ? name : `${name}^${Math.abs(value)}`))
      .join(" ");
  const below = of(-1);
  return below ? `${of(1) || "1"}/${below}` : of(1);
}

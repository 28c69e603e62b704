/** How a number of an example is written. */
export interface NumberFormat {
  /** What stands behind the number: "USDC", "weeks". Missing for a plain number. */
  unit?: string;
  /** Whether 0.003 is written as "0.3%". */
  isPercent?: boolean;
  /** Whether a positive number has a plus sign. */
  isSigned?: boolean;
  /** The fewest and most decimals. If they are missing, the size of the number decides. */
  decimals?: readonly [least: number, most: number];
}

/** A number as text, and what stands before and behind it. */
export interface NumberParts {
  /** The sign of a currency: "$". */
  before: string;
  number: string;
  /** "%" or " USDC". */
  after: string;
}

/** Units that are shown as their signs. */
const CURRENCIES: Readonly<Record<string, string>> = { USD: "$", EUR: "€", GBP: "£", JPY: "¥" };

/** Stands for a number in what a language puts around it. */
const GAP = "\0";

/** A number has this many digits that are not noise of binary arithmetic. */
const DIGITS = 15;

/** Nothing is “0”, and not “0.00”. */
const NONE: readonly [number, number] = [0, 0];

/** As many decimals as `Intl.NumberFormat` writes. */
const INTL_DECIMALS = 100;

/**
 * Returns the decimals of a number without a format of its own: two, or for a number below 1 as
 * many as show two digits that are not zero.
 */
function usualDecimals(value: number): readonly [number, number] {
  if (Math.abs(value) >= 1) return [0, 2];
  return [0, Math.min(INTL_DECIMALS, 1 - Math.floor(Math.log10(Math.abs(value))))];
}

/**
 * Returns a unit as it stands behind a number: "1 week", "2 weeks", "2 USDC". The site makes plurals in
 * English only.
 */
function unitFor(unit: string, value: number): string {
  // A word in small letters has a plural. Names of tokens have none.
  if (!/^en\b/.test(PAGE_LANGUAGE.lang) || !/^[a-z]{2,}(?=$| |\/)/.test(unit)) return unit;
  const [, word = unit, rest = ""] = /^([a-z]+)(.*)$/.exec(unit) ?? [];
  return Math.abs(value) === 1 ? unit : `${word}s${rest}`;
}

const formatters = new Map<string, Intl.NumberFormat>();

/** Returns the formatter of these options. They are kept, because they are slow to make. */
function formatter(least: number, most: number, isSigned: boolean): Intl.NumberFormat {
  const key = `${least} ${most} ${isSigned}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(PAGE_LANGUAGE.lang, {
    numberingSystem: "latn",
    minimumFractionDigits: least,
    maximumFractionDigits: most,
    signDisplay: isSigned ? "exceptZero" : "negative",
  });
  formatters.set(key, made);
  return made;
}

/** Returns a number, as `GAP`, with its unit or sign. */
function around({ unit, isPercent }: NumberFormat, value: number): string {
  if (isPercent) return STRINGS.numbers.percent(GAP);
  if (!unit) return GAP;
  const sign = CURRENCIES[unit];
  return sign ? STRINGS.numbers.money(sign, GAP) : `${GAP} ${unitFor(unit, value)}`;
}

/**
 * Writes a number: with thousands separators, at most `decimals`, and halves rounded away from
 * zero.
 */
export function numberParts(value: number, format: NumberFormat = {}): NumberParts {
  const { isPercent = false, isSigned = false } = format;
  const clean = Number((isPercent ? value * 100 : value).toPrecision(DIGITS));
  const [least, most] = clean === 0 ? NONE : (format.decimals ?? usualDecimals(clean));
  const number = formatter(least, most, isSigned).format(clean).replace("-", "−");
  const [before = "", after = ""] = around(format, clean).split(GAP);
  return { before, number, after };
}

/** Writes a number with its unit: "10,000 USDC", "0.3%", "−$5". */
export function numberText(value: number, format?: NumberFormat): string {
  const { before, number, after } = numberParts(value, format);
  return `${number.replace(/^(\p{Cf}*[−+]?)/u, `$1${before}`)}${after}`;
}

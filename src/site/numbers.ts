/** The digits of all numbers, whatever a language's own are. */
const LATIN = { numberingSystem: "latn" } as const;

type Format = (value: number) => string;

/**
 * Returns a formatter that writes a minus sign, not a hyphen, as prose does. The
 * `Intl.NumberFormat` is slow to make, so the first use makes it.
 */
const formatBy = (options: Intl.NumberFormatOptions): Format => {
  let numberFormat: Intl.NumberFormat | undefined;
  return (value) => {
    numberFormat ??= new Intl.NumberFormat(PAGE_LANGUAGE.lang, {
      ...LATIN,
      signDisplay: "negative",
      ...options,
    });
    return numberFormat.format(value).replace("-", "−");
  };
};

/**
 * Returns a formatter of numbers with at most `most` and at least `least` decimals: "2,703,132".
 */
export const decimals = (most: number, least = 0): Format =>
  formatBy({ maximumFractionDigits: most, minimumFractionDigits: least });

/** Returns a formatter of shares: 0.0572 is "5.72%". */
export const percents = (most: number, least = 0): Format =>
  formatBy({ style: "percent", maximumFractionDigits: most, minimumFractionDigits: least });

/** Returns a formatter of changes, which are shares with their sign: 0.0572 is "+5.72%". */
export const changes = (most: number, least = 0): Format =>
  formatBy({
    style: "percent",
    signDisplay: "exceptZero",
    maximumFractionDigits: most,
    minimumFractionDigits: least,
  });

const small = decimals(6);
const large = formatBy({ notation: "compact", maximumSignificantDigits: 3 });

/** Formats a number for the small space at an axis: "2,500", "2.5M". */
export const short: Format = (value) => (Math.abs(value) < 10_000 ? small : large)(value);

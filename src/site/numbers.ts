type Format = (value: number) => string;

/** Made when it is first used, as it is slow to make. Prose sets a minus, not a hyphen. */
const formatBy = (options: Intl.NumberFormatOptions): Format => {
  let numberFormat: Intl.NumberFormat | undefined;
  return (value) => {
    numberFormat ??= new Intl.NumberFormat("en", { signDisplay: "negative", ...options });
    return numberFormat.format(value).replace("-", "−");
  };
};

/** Formats numbers with at most so many decimals, and at least so many: "2,703,132". */
export const decimals = (most: number, least = 0): Format =>
  formatBy({ maximumFractionDigits: most, minimumFractionDigits: least });

/** Formats shares: 0.0572 is "5.72%". */
export const percents = (most: number, least = 0): Format =>
  formatBy({ style: "percent", maximumFractionDigits: most, minimumFractionDigits: least });

/** Formats changes, shares with their sign: 0.0572 is "+5.72%". */
export const changes = (most: number, least = 0): Format =>
  formatBy({
    style: "percent",
    signDisplay: "exceptZero",
    maximumFractionDigits: most,
    minimumFractionDigits: least,
  });

const small = decimals(6);
const large = formatBy({ notation: "compact", maximumSignificantDigits: 3 });

/** Formats numbers for the little room at an axis: "2,500", "2.5M". */
export const short: Format = (value) => (Math.abs(value) < 10_000 ? small : large)(value);

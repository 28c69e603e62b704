const GROUP = STRINGS.numbers.group;
const DECIMAL = `[${STRINGS.numbers.decimal}]`;
const NUMBER = new RegExp(`([-−+]?)([$€£¥]?)(\\d(?:${GROUP}?\\d)*(?:${DECIMAL}(\\d+))?)`);

/** Returns a number without the signs of a language: "1.234,5" is "1234.5" in German. */
export const plainDigits = (digits: string): string =>
  digits.replace(new RegExp(GROUP, "g"), "").replace(new RegExp(DECIMAL), ".");

/** Returns the number in an amount such as "1,200 USDC". It is NaN if there is none. */
export function amountIn(text: string): number {
  const [, sign = "", , digits = "NaN"] = NUMBER.exec(text) ?? [];
  const size = Number(plainDigits(digits));
  return /[-−]/.test(sign) ? -size : size;
}

/** Returns how many decimals the number in an amount has. */
export const decimalsIn = (text: string): number => NUMBER.exec(text)?.[4]?.length ?? 0;

/** Writes a number in the way of another amount: with its signs and unit, and as many decimals. */
export const likeAmount = (value: number, example: string): string =>
  example.replace(NUMBER, (_, sign: string, currency: string, _digits, fraction = "") => {
    const options = {
      numberingSystem: "latn",
      minimumFractionDigits: fraction.length,
      maximumFractionDigits: fraction.length,
    };
    const shownSign = value < 0 ? "−" : sign.replace(/[-−]/, "");
    return shownSign + currency + Math.abs(value).toLocaleString(PAGE_LANGUAGE.lang, options);
  });

/** A number with any signs between its thousands and before its decimals. */
const ANY_NUMBER = /\d+(?:[.,'’\s]\d{3})*(?:[.,]\d+)?/g;

/**
 * Returns a text of another language with its numbers as the language of the build writes them. A
 * sign with three digits behind it is between thousands, if digits other than 0 are before it.
 */
export const inPageNotation = (text: string): string =>
  text.replace(ANY_NUMBER, (number) => {
    const decimals = number.startsWith("0") ? /[.,]/ : /[.,](?!\d{3}(?:\D|$))/;
    const [whole = "", fraction = ""] = number.split(decimals);
    const plain = Number(`${whole.replace(/\D/g, "")}.${fraction || 0}`);
    return plain.toLocaleString(PAGE_LANGUAGE.lang, {
      numberingSystem: "latn",
      minimumFractionDigits: fraction.length,
      maximumFractionDigits: fraction.length,
    });
  });

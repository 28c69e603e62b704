const NUMBER = /([-−+]?)([$€£¥]?)(\d[\d,]*(?:\.(\d+))?)/;

/** Returns the number in an amount such as "1,200 USDC". It is NaN if there is none. */
export function amountIn(text: string): number {
  const [, sign = "", , digits = "NaN"] = NUMBER.exec(text) ?? [];
  const size = Number(digits.replaceAll(",", ""));
  return /[-−]/.test(sign) ? -size : size;
}

/** Writes a number in the way of another amount: with its signs and unit, and as many decimals. */
export const likeAmount = (value: number, example: string): string =>
  example.replace(NUMBER, (_, sign: string, currency: string, _digits, fraction = "") => {
    const options = {
      minimumFractionDigits: fraction.length,
      maximumFractionDigits: fraction.length,
    };
    const shownSign = value < 0 ? "−" : sign.replace(/[-−]/, "");
    return shownSign + currency + Math.abs(value).toLocaleString("en", options);
  });

import type { MessageCodes } from "./message";

/** Digits are those of texts, whatever a language's own are. */
const LATIN = { numberingSystem: "latn" } as const;

/** Returns what matches a sign between thousands, as a regular expression. */
const patternOf = (sign: string): string => {
  if (/\s/.test(sign)) return "\\s";
  return /['’]/.test(sign) ? "['’]" : `[${sign}]`;
};

/** Returns a function, as code, that puts signs around a number as a language does. */
function aroundCode(locale: string, parameters: string, options: Intl.NumberFormatOptions): string {
  const format = new Intl.NumberFormat(locale, { ...options, ...LATIN, maximumFractionDigits: 0 });
  const text = format.formatToParts(0).map(({ type, value }) => {
    if (type === "integer") return `\${number}`;
    return type === "currency" ? `\${sign}` : value;
  });
  return `((${parameters})=>\`${text.join("")}\`)`;
}

/**
 * Returns the code of how numbers are read and written: what matches a sign between thousands,
 * the sign before decimals, and what is around percents and amounts of money.
 */
export function numberCodes(locale: string): MessageCodes {
  const parts = new Intl.NumberFormat(locale, LATIN).formatToParts(1_234_567.8);
  const sign = (type: string): string => parts.find((part) => part.type === type)?.value ?? "";
  return {
    group: JSON.stringify(patternOf(sign("group"))),
    decimal: JSON.stringify(sign("decimal")),
    percent: aroundCode(locale, "number", { style: "percent" }),
    money: aroundCode(locale, "sign,number", { style: "currency", currency: "EUR" }),
  };
}

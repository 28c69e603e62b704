import type { MessageCodes } from "./message";

/** Digits are those of figures in texts, whatever a language's own are. */
const IN_UTC = { timeZone: "UTC", numberingSystem: "latn" } as const;

/** A day that has no digit of its year or month. */
const DAY = new Date(Date.UTC(2033, 10, 26));

/** Returns a function, as code, that writes a date as a language does. */
function dateCode(locale: string, options: Intl.DateTimeFormatOptions): string {
  const parts = new Intl.DateTimeFormat(locale, { ...options, ...IN_UTC }).formatToParts(DAY);
  const text = parts.map(({ type, value }) =>
    type === "literal" ? value.replace(/[\\`$]/g, "\\$&") : `\${${type}}`,
  );
  return `((month,day,year)=>\`${text.join("")}\`)`;
}

const MONTHS = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2033, month, 26)));

/**
 * Returns the code of dates. A build works them out, because a phone takes 130 ms to make an
 * `Intl.DateTimeFormat`, before the page reacts.
 */
export function dateCodes(locale: string): MessageCodes {
  const monthAndDay = { month: "long", day: "numeric" } as const;
  const format = new Intl.DateTimeFormat(locale, { ...monthAndDay, ...IN_UTC });
  const nameOf = (day: Date) =>
    format.formatToParts(day).find(({ type }) => type === "month")?.value ?? "";
  return {
    months: JSON.stringify(MONTHS.map(nameOf)),
    monthAndDay: dateCode(locale, monthAndDay),
    long: dateCode(locale, { ...monthAndDay, year: "numeric" }),
  };
}

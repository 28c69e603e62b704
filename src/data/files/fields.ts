import { z } from "zod";
import { slugMessage, unless } from "../../site/addresses/address-fields";

/** A text that is not empty. YAML reads `title: 1984` as a number, so numbers are accepted too. */
export const text = z
  .union([z.string(), z.number()], "expected text")
  .transform(String)
  .pipe(z.string().min(1, "is empty"));

/** A part of a page's address. */
export const slug = text.superRefine(unless(slugMessage));

const DATE =
  /^(\d{4})([-/])(\d{1,2})\2(\d{1,2})(?:(?:[Tt]|[ \t]+)(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?[ \t]*(?:(Z|z)|([+-])(\d{1,2})(?::?(\d{2}))?)?)?$/;

/**
 * Parses a day, or a day and time with or without a time zone. Returns ISO 8601 in UTC. Without a
 * time zone, the time is UTC, as on Docusaurus sites. Returns null for anything else, and for days
 * that do not exist.
 */
export function parseDate(written: string): string | null {
  const parts = DATE.exec(written.trim());
  if (!parts) return null;
  const number = (index: number): number => Number(parts[index] ?? 0);
  const [year, month, day, hour, minute, second] = [1, 3, 4, 5, 6, 7].map(number);
  const local = new Date(0);
  local.setUTCFullYear(year ?? 0, (month ?? 0) - 1, day);
  const isDay = local.getUTCMonth() + 1 === month && local.getUTCDate() === day;
  const zone = (parts[9] === "-" ? -1 : 1) * (number(10) * 60 + number(11));
  if (!isDay || Math.max((hour ?? 0) - 23, (minute ?? 0) - 59, (second ?? 0) - 59) > 0) return null;
  local.setUTCHours(hour ?? 0, (minute ?? 0) - zone, second);
  return local.toISOString();
}

/** A date of front matter. The result is ISO 8601 in UTC. */
export const date = z.union([z.string(), z.number(), z.date()]).transform((value, context) => {
  const parsed = value instanceof Date ? value.toISOString() : parseDate(String(value));
  if (parsed) return parsed;
  const message = "expected a date like 2021-08-26 or 2021-08-26T14:30:00+02:00";
  context.addIssue({ code: "custom", message });
  return z.NEVER;
});

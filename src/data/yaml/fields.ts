import { z } from "zod";
import { slugMessage, unless } from "../../site/addresses/address-fields";
import { MOST_CHARACTERS } from "../../site/short-text";

const textUpTo = (most: number) =>
  z
    .union([z.string(), z.number()], "expected text")
    .transform(String)
    .pipe(z.string().min(1, { error: "is empty", abort: true }).max(most));

/** A text that is not empty. YAML reads `title: 1984` as a number, so numbers are accepted too. */
export const text = textUpTo(MOST_CHARACTERS.text);

/** The title of a page. */
export const title = textUpTo(MOST_CHARACTERS.title);

/** Accepts a number in quotes as well. YAML reads `sidebar_position: "3"` as text. */
export const numberOf = <Numbers extends z.ZodNumber>(numbers: Numbers) =>
  z.preprocess(
    (value) => (typeof value === "string" && value.trim() !== "" ? Number(value) : value),
    numbers,
  );

/** `true` or `false`, also in quotes. */
export const flag = z.preprocess((value) => {
  const word = String(value).toLowerCase();
  return word === "true" || word === "false" ? word === "true" : value;
}, z.boolean());

/** A part of a page's address. */
export const slug = text.superRefine(unless(slugMessage));

const DATE =
  /^(\d{4})([-/])(\d{1,2})\2(\d{1,2})(?:(?:[Tt]|[ \t]+)(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?[ \t]*(?:(Z|z)|([+-])(\d{1,2})(?::?(\d{2}))?)?)?$/;

const MONTHS =
  "january february march april may june july august september october november december".split(
    " ",
  );

/** Other forms that Docusaurus takes: `12/17/1995`, `December 17, 1995` and `17 Dec 1995`. */
const OTHER_DAYS = [
  /^(?<month>\d{1,2})\/(?<day>\d{1,2})\/(?<year>\d{4})\b/,
  /^(?<month>[a-z]{3,}) (?<day>\d{1,2}),? (?<year>\d{4})\b/i,
  /^(?<day>\d{1,2}) (?<month>[a-z]{3,}) (?<year>\d{4})\b/i,
];

/** Puts the year of a date first, then the month, then the day. */
function yearFirst(written: string): string {
  for (const form of OTHER_DAYS) {
    const { year, month = "", day } = form.exec(written)?.groups ?? {};
    if (!year) continue;
    const named = MONTHS.findIndex((name) => name.startsWith(month.toLowerCase())) + 1;
    return written.replace(form, `${year}-${named || month}-${day}`);
  }
  return written;
}

/** A date as somebody has written it. */
interface WrittenDate {
  /** ISO 8601 in UTC. */
  iso: string;
  /** The day that a day that does not exist stands for: 1 March for 29 February 2017. */
  rolledTo: string | null;
}

/** The years that a date may have: feeds, sitemaps and addresses have room for four digits. */
export const YEARS = { first: 1000, last: 9999 };
/** In minutes. The time zones that exist. */
const ZONES = { first: -12 * 60, last: 14 * 60 };

const isWithin = (value: number, { first, last }: { first: number; last: number }): boolean =>
  value >= first && value <= last;

const EXPECTED_DATE = `a date like 2021-08-26 or 2021-08-26T14:30:00+02:00, of the years ${YEARS.first} to ${YEARS.last} and in a time zone from -12:00 to +14:00`;

/**
 * Reads a day, or a day and time with or without a time zone. Without a time zone, the time is UTC,
 * as on Docusaurus sites. In `1/2/2000` the month comes first, as in JavaScript. A day up to the
 * 31st that its month does not have is taken as JavaScript takes it: it counts on into the next
 * month. Returns null for anything else.
 */
export function readDate(written: string): WrittenDate | null {
  const parts = DATE.exec(yearFirst(written.trim()));
  if (!parts) return null;
  const number = (index: number): number => Number(parts[index] ?? 0);
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = [1, 3, 4, 5, 6, 7].map(
    number,
  );
  const isDay = month >= 1 && month <= 12 && day >= 1 && day <= 31;
  if (!isDay || Math.max(hour - 23, minute - 59, second - 59) > 0) return null;
  const zone = (parts[9] === "-" ? -1 : 1) * (number(10) * 60 + number(11));
  if (!isWithin(zone, ZONES) || number(11) > 59) return null;
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  const rolledTo = date.getUTCDate() === day ? null : date.toISOString().slice(0, 10);
  date.setUTCHours(hour, minute - zone, second);
  const isInRange = isWithin(year, YEARS) && isWithin(date.getUTCFullYear(), YEARS);
  return isInRange ? { iso: date.toISOString(), rolledTo } : null;
}

/** A date of front matter. The result is ISO 8601 in UTC. */
export const date = z
  .union([z.string(), z.number()], `expected ${EXPECTED_DATE}`)
  .transform((value, context) => {
    const parsed = readDate(String(value));
    if (parsed) return parsed.iso;
    context.addIssue({ code: "custom", message: `expected ${EXPECTED_DATE}` });
    return z.NEVER;
  });

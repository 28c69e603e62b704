/**
 * A list, because a phone takes 130 ms to make an `Intl.DateTimeFormat`, before the page reacts.
 */
const MONTHS = ["January", "February", "March", "April", "May", "June"].concat([
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
]);

/**
 * Formats a date as "August 26". Dates of content are days in UTC, so that the reader's clock never
 * moves a post to another day or year.
 */
export function monthAndDay(date: string): string {
  const day = new Date(date);
  return `${MONTHS[day.getUTCMonth()]} ${day.getUTCDate()}`;
}

/** Returns the year of an ISO date, in UTC. */
export const yearOf = (date: string): string => String(new Date(date).getUTCFullYear());

/** Formats a date as "August 26, 2021". */
export const longDate = (date: string): string => `${monthAndDay(date)}, ${yearOf(date)}`;

/** Says whether an ISO date is on a later day than another one, in UTC. */
export const isLaterDay = (date: string, than: string): boolean =>
  new Date(date).toISOString().slice(0, 10) > new Date(than).toISOString().slice(0, 10);

/** Written out: `Intl.DateTimeFormat` takes a phone 130 ms to make, before the page reacts. */
const MONTHS = ["January", "February", "March", "April", "May", "June"].concat([
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
]);

/**
 * "August 26". Dates of content are days in UTC, so that a post never moves to another day, or
 * year, with the reader's clock.
 */
export function monthAndDay(date: string): string {
  const day = new Date(date);
  return `${MONTHS[day.getUTCMonth()]} ${day.getUTCDate()}`;
}

/** The year of an ISO date, in UTC. */
export const yearOf = (date: string): string => String(new Date(date).getUTCFullYear());

/** "August 26, 2021" */
export const longDate = (date: string): string => `${monthAndDay(date)}, ${yearOf(date)}`;

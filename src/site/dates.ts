const monthOf = (day: Date): string => STRINGS.dates.months[day.getUTCMonth()] ?? "";

/**
 * Formats a date as "August 26". Dates of content are days in UTC, so that the reader's clock never
 * moves a post to another day or year.
 */
export function monthAndDay(date: string): string {
  const day = new Date(date);
  return STRINGS.dates.monthAndDay(monthOf(day), day.getUTCDate());
}

/** Returns the year of an ISO date, in UTC. */
export const yearOf = (date: string): string => String(new Date(date).getUTCFullYear());

/** Formats a date as "August 26, 2021", or as the language of the site has it. */
export function longDate(date: string): string {
  const day = new Date(date);
  return STRINGS.dates.long(monthOf(day), day.getUTCDate(), day.getUTCFullYear());
}

/** Says whether an ISO date is on a later day than another one, in UTC. */
export const isLaterDay = (date: string, than: string): boolean =>
  new Date(date).toISOString().slice(0, 10) > new Date(than).toISOString().slice(0, 10);

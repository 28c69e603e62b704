/** Dates of content are days in UTC, so that a post never moves to another day, or year, with the reader's clock. */
const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat("en", { ...options, timeZone: "UTC" });
  return (date: string): string => formatter.format(new Date(date));
};

/** "August 26, 2021" */
export const longDate = format({ year: "numeric", month: "long", day: "numeric" });

/** "August 26" */
export const monthAndDay = format({ month: "long", day: "numeric" });

/** The year of an ISO date, in UTC. */
export const yearOf = (date: string): string => String(new Date(date).getUTCFullYear());

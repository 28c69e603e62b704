import { UsageError } from "./usage-error";

/** In milliseconds since 1970. */
let time: number | undefined;

/**
 * Returns the time for which the site is built, in milliseconds since 1970. It stays the same for a
 * whole run, and nothing else of the content reads the clock. `SOURCE_DATE_EPOCH` sets it, in seconds
 * (https://reproducible-builds.org/specs/source-date-epoch/).
 */
export function buildTime(): number {
  const { SOURCE_DATE_EPOCH: seconds } = process.env;
  if (seconds && !/^\d{1,12}$/.test(seconds)) {
    throw new UsageError(
      `The variable \`SOURCE_DATE_EPOCH\` is \`${seconds}\`. Expected a time in seconds since 1970, such as 1767225600.`,
    );
  }
  time ??= seconds ? Number(seconds) * 1000 : Date.now();
  return time;
}

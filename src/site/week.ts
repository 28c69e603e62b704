const DAY = 86_400;
const MINUTE = 60;

/** Where a moment lies in a turn of a clock that started in 1970, in UTC. All times are seconds. */
export interface TurnTime {
  /** The part of the turn that has passed, from 0 to 1. */
  passed: number;
  /** The time until the turn ends: "3 d 04 h". */
  left: string;
}

const twoDigits = (number: number): string => String(number).padStart(2, "0");

/** Writes a time with its two largest units: "3 d 04 h", "4 h 05 min", "7 min". */
export function timeLeft(seconds: number): string {
  const minutes = Math.ceil(seconds / MINUTE);
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24];
  if (days > 0) return STRINGS.timeLeft.days(days, twoDigits(hours));
  if (hours > 0) return STRINGS.timeLeft.hours(hours, twoDigits(minutes % 60));
  return STRINGS.timeLeft.minutes(minutes);
}

/** Returns where a moment lies in its turn. */
export function timeInTurn(now: number, length: number): TurnTime {
  const passed = now % length;
  return { passed: passed / length, left: timeLeft(length - passed) };
}

/** At most this many days have their names beside each other. */
const MOST_NAMES = 8;

const weekday = new Intl.DateTimeFormat(PAGE_LANGUAGE.lang, { weekday: "short", timeZone: "UTC" });

/**
 * Returns the names of days in the first turn, each with the part of the turn that has passed at
 * its start. If there are too many days, it leaves some out.
 */
export function daysOf(length: number): { name: string; at: number }[] {
  const step = Math.max(1, Math.ceil(length / DAY / MOST_NAMES));
  const count = Math.floor(length / DAY / step) + 1;
  return Array.from({ length: count }, (_, index) => ({
    name: weekday.format(index * step * DAY * 1000),
    at: (index * step * DAY) / length,
  }));
}

const WORDS_PER_MINUTE = 200;

/** Counts the words of a text in any script. */
export function countWords(text: string): number {
  let count = 0;
  for (const { isWordLike } of new Intl.Segmenter(PAGE_LANGUAGE.lang, {
    granularity: "word",
  }).segment(text)) {
    if (isWordLike) count += 1;
  }
  return count;
}

/**
 * Returns how many minutes a number of words takes to read, at 200 words a minute, with two
 * decimals.
 */
export const readingMinutes = (words: number): number =>
  Math.round((words / WORDS_PER_MINUTE) * 100) / 100;

/** Returns whole minutes for readers. Rounds up, and never shows zero. */
export const wholeMinutes = (minutes: number): number => Math.max(1, Math.ceil(minutes));

/** Formats a reading time: "One min read", "3 min read". */
export function readingTime(minutes: number): string {
  return STRINGS.reading.minutes(wholeMinutes(minutes));
}

/** Formats a count with its noun: "One post", "3 posts". */
export const countOf = (count: number, one: string, many = `${one}s`): string =>
  `${count === 1 ? "One" : count} ${count === 1 ? one : many}`;

/** Turns "dynamic-fees" into "Dynamic fees". */
export const labelOf = (name: string): string => {
  const words = name.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Returns what readers call a documentation of the site: a collection of docs. */
export const collectionName = (collection: string): string =>
  collection === "docs" ? STRINGS.lists.docs : labelOf(collection);

/** Returns the name of a character that cannot be seen, such as "U+202E". */
export const codePointOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;

const MOST_SHOWN = 60;

/** Returns names in backticks, for a message. */
export const quoted = (names: readonly string[]): string =>
  names.map((name) => `\`${name}\``).join(", ");

/** The sign of U+0000. Those of other control characters follow it. */
const CONTROL_PICTURES = 0x2400;

/** Returns a text of an author in backticks, for a message of one line. A long text is cut. */
export function shown(text: string): string {
  const line = text
    .slice(0, MOST_SHOWN)
    .replace(/[\t\n\r]/g, (end) => String.fromCharCode(CONTROL_PICTURES + end.charCodeAt(0)));
  return `\`${line}${text.length > MOST_SHOWN ? "…" : ""}\``;
}

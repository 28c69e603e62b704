const WORDS_PER_MINUTE = 200;

/** Number of words of a text, whatever its script. */
export function countWords(text: string): number {
  let count = 0;
  for (const { isWordLike } of new Intl.Segmenter("en", { granularity: "word" }).segment(text)) {
    if (isWordLike) count += 1;
  }
  return count;
}

/** Minutes to read so many words, at 200 words a minute, two decimals. */
export const readingMinutes = (words: number): number =>
  Math.round((words / WORDS_PER_MINUTE) * 100) / 100;

/** "One min read", "3 min read"; rounded up, never zero. */
export function readingTime(minutes: number): string {
  const whole = Math.max(1, Math.ceil(minutes));
  return whole === 1 ? "One min read" : `${whole} min read`;
}

/** "One post", "3 posts". */
export const countOf = (count: number, one: string, many = `${one}s`): string =>
  `${count === 1 ? "One" : count} ${count === 1 ? one : many}`;

/**
 * "Web3 and DeFi" -> "web-3-and-de-fi": how Docusaurus makes addresses of the keys of tags and
 * authors (lodash's `kebabCase`).
 */
export function kebabCase(text: string): string {
  const plain = text.normalize("NFD").replace(/\p{M}|['’]/gu, "");
  const words = plain.match(/\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})|\p{N}+|\p{Lo}+/gu) ?? [];
  return words.join("-").toLowerCase();
}

/** "dynamic-fees" -> "Dynamic fees" */
export const labelOf = (name: string): string => {
  const words = name.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** "U+202E": the name of a character, for one that cannot be seen. */
export const codePointOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;

const MOST_SHOWN = 60;

/**
 * What an author has written, in the backticks of a message, and not all of it where it is long.
 */
export const shown = (text: string): string =>
  `\`${text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text}\``;

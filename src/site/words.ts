import { didYouMean } from "./problems/nearest";

/**
 * The words and figures that authors may write in braces (N4), by full name: `product.name`,
 * `figures.lock.longest`.
 */
export type Words = ReadonlyMap<string, string>;

/**
 * Matches `{product.name}` and `{figures.lock.longest}`. Braces around anything else are left
 * alone.
 */
const WORD = /\{\s*((?:product|figures)(?:\.\w+)+)\s*\}/g;

/** Whether the code between two braces is the name of a product word or figure. */
export const isWordName = (code: string): boolean => /^(product|figures)(\.\w+)+$/.test(code);

/** Names of the product that its owner need not write. */
const OPTIONAL = /^product\.(slug|ve|tagline)$/;

/** Returns the message for a name in braces that is not a product word or figure (N4). */
export function unknownWord(name: string, words: Words): string {
  const key = OPTIONAL.exec(name)?.[1];
  if (key === undefined) {
    return `\`{${name}}\` is not a product word or figure.${didYouMean(name, words.keys())}`;
  }
  return `\`{${name}}\` has no value, because \`content/site.yml\` has no \`${key}\` below \`product\`. Add it there, or write the word itself here.`;
}

/**
 * Replaces `{product.…}` and `{figures.…}` with their values. An unknown name stays as it is, and
 * `onUnknown` receives it with its index.
 */
export function fillWords(
  text: string,
  words: Words,
  onUnknown: (name: string, index: number) => void,
): string {
  return text.replace(WORD, (written, name: string, index: number) => {
    const value = words.get(name);
    if (value === undefined) onUnknown(name, index);
    return value ?? written;
  });
}

/** Applies `fillWords` to every string of a parsed YAML value. Keys stay as they are. */
export function fillWordsDeep<Value>(
  value: Value,
  words: Words,
  onUnknown: (name: string) => void,
): Value;
export function fillWordsDeep(
  value: unknown,
  words: Words,
  onUnknown: (name: string) => void,
): unknown {
  if (typeof value === "string") return fillWords(value, words, onUnknown);
  if (Array.isArray(value)) return value.map((item) => fillWordsDeep(item, words, onUnknown));
  if (value !== null && typeof value === "object" && !(value instanceof Date)) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, fillWordsDeep(item, words, onUnknown)]),
    );
  }
  return value;
}

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

/** Whether the code between two braces is the name of a contract, or of a part of one. */
export const isContractName = (code: string): boolean =>
  /^contract\.[\w$]+(?:\.[\w$]+(?:\([\w\s$,()]*\))?)?$/.test(code);

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

/** In characters. Words in words could grow without an end. */
const MOST_LENGTH = 1000;

/** A word that cannot be filled in: by names, the way that leads back to it. */
export interface EndlessWord {
  name: string;
  way: readonly string[];
}

/**
 * Fills in the words that words contain. Leaves words as they are that lead back to themselves, or
 * that become too long.
 */
export function wordsInWords(plain: Words): { words: Words; endless: readonly EndlessWord[] } {
  const words = new Map<string, string>();
  const endless: EndlessWord[] = [];
  const above: string[] = [];
  const fill = (name: string): string | undefined => {
    const text = plain.get(name);
    if (text === undefined || words.has(name)) return words.get(name);
    if (above.includes(name)) {
      endless.push({ name, way: [...above.slice(above.indexOf(name)), name] });
      return undefined;
    }
    above.push(name);
    const value = text.replace(WORD, (written, inner: string) => fill(inner) ?? written);
    above.pop();
    if (value.length > MOST_LENGTH && value !== text) endless.push({ name, way: [] });
    words.set(name, value.length > MOST_LENGTH ? text : value);
    return words.get(name);
  };
  for (const name of plain.keys()) fill(name);
  return { words, endless };
}

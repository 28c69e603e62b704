import { keys, read, write } from "./storage";

/** Remembers the language that a reader has chosen. */
export const chooseLanguage = (code: string): void => write(keys.language, code);

/** Returns the main part of a language tag: `pt` of `pt-BR`. */
const mainOf = (tag: string): string => tag.toLowerCase().split("-")[0] ?? "";

/** Returns the language that suits a wish, the same region first. */
const suiting = (wish: string, codes: readonly string[]): string | undefined =>
  codes.find((code) => code.toLowerCase() === wish.toLowerCase()) ??
  codes.find((code) => mainOf(code) === mainOf(wish));

/**
 * Returns the language that a reader would rather read: the one chosen, else the first of the
 * browser's that the site has. Undefined if that is the language of the page.
 */
export function wishedLanguage(
  codes: readonly string[],
  shown: string,
  wishes: readonly string[],
): string | undefined {
  const chosen = read(keys.language);
  const found =
    chosen !== null && codes.includes(chosen)
      ? chosen
      : wishes.map((wish) => suiting(wish, codes)).find((code) => code !== undefined);
  return found === shown ? undefined : found;
}

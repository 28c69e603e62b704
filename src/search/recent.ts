import { keys, read, write } from "../runtime/choices/storage";

const MOST = 5;

/** Returns the inputs that led the reader to a page, the latest first. */
export const recentSearches = (): string[] =>
  (read(keys.recentSearches) ?? "").split("\n").filter(Boolean);

/** Stores an input that led to a page. */
export function rememberSearch(input: string): void {
  const text = input.trim().replace(/\s+/g, " ");
  if (!text) return;
  const others = recentSearches().filter((other) => other !== text);
  write(keys.recentSearches, [text, ...others].slice(0, MOST).join("\n"));
}

/** Removes all stored inputs. */
export const forgetSearches = (): void => write(keys.recentSearches, null);
